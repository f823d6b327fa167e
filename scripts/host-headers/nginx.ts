import type { SiteHeader } from './rules.ts';

const variable = (name: string) => `$site_${name.toLowerCase().replaceAll('-', '_')}`;

function quote(value: string): string {
  if (value.includes('$')) throw new Error(`nginx would read a variable in: ${value}`);
  return `"${value.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
}

/** nginx compares plain keys without regard to case, which would give a page's policy to a 404. */
function key(path: string): string {
  const isPattern = path.endsWith('*');
  const text = (isPattern ? path.slice(0, -1) : path).replace(/[.+?^${}()|[\]\\]/g, '\\$&');
  return `"~^${text}${isPattern ? '' : '$'}"`;
}

function mapOf({ name, value, exceptions }: SiteHeader): string {
  const rows = exceptions.map((exception) => `  ${key(exception.path)} ${quote(exception.value)};`);
  const head = `map $site_path ${variable(name)} {`;
  return [head, `  default ${quote(value)};`, ...rows, '}', ''].join('\n');
}

/** For the `http` context: the path that was asked for, and the headers that depend on it. */
export function nginxMaps(headers: readonly SiteHeader[]): string {
  const path = [
    'map $request_uri $site_path {',
    '  default $request_uri;',
    '  "~^(?<before_query>[^?]*)\\?" $before_query;',
    '}',
    '',
  ].join('\n');
  return [path, ...headers.filter(({ exceptions }) => exceptions.length > 0).map(mapOf)].join('\n');
}

/** For the `server` context. nginx leaves out a header whose value is empty. */
export function nginxHeaders(headers: readonly SiteHeader[]): string {
  return headers
    .map(({ name, value, exceptions }) => {
      const source = exceptions.length > 0 ? variable(name) : quote(value);
      return `add_header ${name} ${source} always;\n`;
    })
    .join('');
}
