import { createHash } from 'node:crypto';
import { type Element, isStyle, parseElements, textOf } from './markup.ts';

/** What a page may load, by kind. Everything else is forbidden. */
const allowed = {
  'default-src': ["'none'"],
  'base-uri': ["'none'"],
  'connect-src': ["'self'"],
  'font-src': ["'self'"],
  'form-action': ["'none'"],
  'frame-ancestors': ["'none'"],
  'img-src': ["'self'"],
  'manifest-src': ["'self'"],
  'object-src': ["'none'"],
  'worker-src': ["'self'"],
} as const;

/** The only Trusted Types policy; the behavior that registers the worker creates it. */
export const trustedTypesPolicy = 'service-worker';

const hashesOf = (texts: readonly string[]) =>
  [...new Set(texts)].map(
    (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );

function format(directives: Record<string, readonly string[]>): string {
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

/** Attributes that no hash covers: the browser would ignore them without a sign. */
const findForbidden = (elements: readonly Element[]): string[] =>
  elements.flatMap(({ tagName, attrs }) =>
    attrs
      .filter(({ name }) => name === 'style' || name.startsWith('on'))
      .map(({ name, value }) => `<${tagName} ${name}="${value}">`),
  );

/** Stops the build where a file holds what its policy forbids. */
export function assertAllowed(file: string, elements: readonly Element[]) {
  const forbidden = findForbidden(elements);
  if (forbidden.length === 0) return;
  throw new Error(
    `${file} holds what its content security policy forbids; use a class or a listener:\n` +
      forbidden.join('\n'),
  );
}

/** The policy of a page with these inline styles and scripts. */
export function pagePolicy(inline: { styles: readonly string[]; scripts: readonly string[] }) {
  return format({
    ...allowed,
    'script-src': ["'self'", ...hashesOf(inline.scripts)],
    'style-src': hashesOf(inline.styles),
    'require-trusted-types-for': ["'script'"],
    'trusted-types': [trustedTypesPolicy],
  });
}

/** The policy of a drawing, which is a document of its own when it is opened by itself. */
export function picturePolicy(file: string, markup: string): string {
  const elements = parseElements(markup);
  assertAllowed(file, elements);
  const styles = hashesOf(elements.filter(isStyle).map(textOf));
  return format({
    'default-src': ["'none'"],
    ...(styles.length > 0 && { 'style-src': styles }),
    'frame-ancestors': ["'none'"],
  });
}

/** The worker requests pages of the site and nothing else. */
export const workerPolicy = format({ 'default-src': ["'none'"], 'connect-src': ["'self'"] });
