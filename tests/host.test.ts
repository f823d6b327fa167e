// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { sites } from './support/sites.ts';

const address = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;

const untouched = 'head, script, noscript, textarea';

/** Returns all nodes in order, except those that the host does not change. */
function nodesIn(node: Node): Node[] {
  if (node instanceof Element && node.matches(untouched)) return [];
  const { childNodes } = node instanceof HTMLTemplateElement ? node.content : node;
  return [node, ...[...childNodes].flatMap(nodesIn)];
}

function addressesOf(node: Node): string[] {
  if (node instanceof Text) return node.data.match(address) ?? [];
  if (!(node instanceof HTMLAnchorElement)) return [];
  return node.getAttribute('href')?.match(/^mailto:.*/) ?? [];
}

/** Returns what Cloudflare's Email Address Obfuscation would replace. */
function obfuscate(html: string): string[] {
  let isOff = false;
  return nodesIn(new DOMParser().parseFromString(html, 'text/html')).flatMap((node) => {
    if (node instanceof Comment)
      isOff = { email_off: true, '/email_off': false }[node.data] ?? isOff;
    return isOff ? [] : addressesOf(node);
  });
}

it.each(sites)('the host replaces no email address in a page of $name', ({ pages, facts }) => {
  const { email } = facts;
  expect(pages.length).toBeGreaterThan(5);
  for (const { file, html } of pages) {
    expect(obfuscate(html), file).toEqual([]);
    // Without the comments in the pages, it would replace them.
    const bare = obfuscate(html.replace(/<!--.*?-->/g, ''));
    expect(bare, file).toEqual(expect.arrayContaining([email, `mailto:${email}`]));
  }
});
