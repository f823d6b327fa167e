import { createHash } from 'node:crypto';
import { type Element, isInlineScript, isStyle, parseElements, textOf } from './markup.ts';

/** `frame-ancestors` works only in a header: public/_headers. */
const directives = [
  "default-src 'none'",
  "base-uri 'none'",
  "connect-src 'self'",
  "font-src 'self'",
  "form-action 'none'",
  "img-src 'self'",
  "manifest-src 'self'",
  "object-src 'none'",
  "worker-src 'self'",
  "require-trusted-types-for 'script'",
  // The only Trusted Types policy, created by src/worker/register.ts.
  'trusted-types service-worker',
];

function hashesOf(elements: readonly Element[]): string {
  const hashes = elements.map(
    (element) => `'sha256-${createHash('sha256').update(textOf(element)).digest('base64')}'`,
  );
  return [...new Set(hashes)].join(' ');
}

/** Adds the content security policy, with a hash of each inline script and style. */
export function addPolicy(html: string): string {
  const elements = parseElements(html);
  const policy = [
    ...directives,
    `script-src 'self' ${hashesOf(elements.filter(isInlineScript))}`,
    `style-src ${hashesOf(elements.filter(isStyle))}`,
  ].join('; ');
  // The charset must be in the first 1,024 bytes, so the policy comes second.
  const charset = '<meta charset="utf-8">';
  return html.replace(
    charset,
    `${charset}<meta http-equiv="Content-Security-Policy" content="${policy}">`,
  );
}
