import type { SiteHeader } from './rules.ts';

const variable = (name: string) => `site_${name.toLowerCase().replaceAll('-', '_')}`;

function quote(value: string): string {
  if (/[`{}]/.test(value)) throw new Error(`Caddy would not take this as it stands: ${value}`);
  return `\`${value}\``;
}

/** The first row that matches counts; a pattern is a regular expression. */
function key(path: string): string {
  if (!path.endsWith('*')) return path;
  return `~^${path.slice(0, -1).replace(/[.+?^$()|[\]\\]/g, '\\$&')}`;
}

function mapOf({ name, value, exceptions }: SiteHeader): string[] {
  return [
    `\tmap {http.request.orig_uri.path} {${variable(name)}} {`,
    ...exceptions.map((exception) => `\t\t${key(exception.path)} ${quote(exception.value)}`),
    `\t\tdefault ${quote(value)}`,
    '\t}',
  ];
}

function headerOf({ name, value, exceptions }: SiteHeader): string[] {
  if (exceptions.length === 0) return [`\theader ${name} ${quote(value)}`];
  const matcher = `@${variable(name)}`;
  return [
    `\t${matcher} expression {${variable(name)}} != ""`,
    `\theader ${matcher} ${name} {${variable(name)}}`,
  ];
}

/** A snippet to import into the site's block. */
export function caddySnippet(headers: readonly SiteHeader[]): string {
  const varying = headers.filter(({ exceptions }) => exceptions.length > 0);
  const lines = [...varying.flatMap(mapOf), ...headers.flatMap(headerOf)];
  return ['(site_headers) {', ...lines, '}', ''].join('\n');
}
