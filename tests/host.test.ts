// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { sites } from './support/sites.ts';

const address = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;

/** Returns the addresses that Cloudflare’s Email Address Obfuscation would replace. */
function obfuscate(html: string): string[] {
  const found: string[] = [];
  let isOff = false;
  const visit = (node: Node) => {
    if (node instanceof Comment && /^\/?email_off$/.test(node.data)) {
      isOff = node.data === 'email_off';
    } else if (node instanceof Text && !isOff) {
      found.push(...(node.data.match(address) ?? []));
    } else if (node instanceof HTMLAnchorElement && !isOff) {
      found.push(...(node.getAttribute('href')?.match(/^mailto:.*/) ?? []));
    }
    if (node instanceof Element && node.matches('head, script, noscript, textarea')) return;
    for (const child of node.childNodes) visit(child);
    if (node instanceof HTMLTemplateElement) visit(node.content);
  };
  visit(new DOMParser().parseFromString(html, 'text/html'));
  return found;
}

it.each(sites)('the host replaces no email address in a page of $name', ({ pages, identity }) => {
  const { email } = identity;
  expect(pages.length).toBeGreaterThan(5);
  for (const { file, html } of pages) {
    expect(obfuscate(html), file).toEqual([]);
    // Without the comments it would.
    const bare = obfuscate(html.replace(/<!--.*?-->/g, ''));
    expect(bare, file).toEqual(expect.arrayContaining([email, `mailto:${email}`]));
  }
});
