import { type SiteHeader, valueAt } from './rules.ts';

const block = (path: string, headers: readonly (readonly [string, string])[]) =>
  [path, ...headers.map(([name, value]) => `  ${name}: ${value}`), ''].join('\n');

/**
 * The file for hosts that read `_headers` without Cloudflare's `!`. No header is set for a path by
 * two rules, so it does not matter whether the host lets the later one win or joins the two.
 */
export function netlifyHeaders(headers: readonly SiteHeader[], addresses: readonly string[]) {
  const general = headers.filter(({ exceptions }) => exceptions.length === 0);
  const varying = headers.filter(({ exceptions }) => exceptions.length > 0);
  const rules = addresses.map((address) => {
    const values = varying.map((header) => [header.name, valueAt(header, address)] as const);
    return block(
      address,
      values.filter(([, value]) => value !== ''),
    );
  });
  const first = block(
    '/*',
    general.map(({ name, value }) => [name, value]),
  );
  return [first, ...rules].join('\n');
}
