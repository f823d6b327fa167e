import { beforeAll, describe, expect, it } from 'vitest';
import { compressed, inlineScripts, measurePage, read } from './support/page-weight.ts';
import { ownSite } from './support/sites.ts';

/** 1 kB is 1000 bytes, as in the developer tools of browsers. */
const kB = 1000;

const pages = ownSite.pages.map(({ path }) => ({ path, ...measurePage(path) }));
const withIslands = pages.filter(({ islands }) => islands.size > 0);
const withoutIslands = pages.filter(({ islands }) => islands.size === 0);

/** The text of a page is the owner's: what it weighs is allowed, with the markup around it. */
function allowanceFor(html: string): number {
  const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '';
  return 3 * compressed(main.replace(/<(script|svg)[\s\S]*?<\/\1>|<[^>]+>/g, ' '));
}

beforeAll(() => {
  console.log('Bytes as sent with gzip; html holds the styles and inline script.');
  console.table(Object.fromEntries(pages.map(({ path, weight }) => [path, weight])));
});

describe.each(pages)('$path', ({ html, weight, pictures, islands }) => {
  const frame = islands.size > 0 ? 22 : 12;

  it(`sends at most ${frame} kB of HTML and styles beside its text`, () => {
    expect(weight.html).toBeLessThanOrEqual(frame * kB + allowanceFor(html));
  });

  it('loads at most 45 kB of fonts, none before the first paint', () => {
    expect(weight.fonts).toBeLessThanOrEqual(45 * kB);
    expect(html).not.toMatch(/<link[^>]*\sas="font"/);
    expect(html).not.toMatch(/<style(?![^>]*\bmedia=)[^>]*>[^<]*\.woff2/);
  });

  it('blocks its first paint with no file and runs at most 3 kB of inline script', () => {
    expect(html).not.toMatch(/<link[^>]*rel="stylesheet"|@import|<script[^>]*\ssrc=/);
    expect(weight.startScript).toBeGreaterThan(0);
    expect(weight.startScript).toBeLessThanOrEqual(3 * kB);
  });

  it('shows pictures of at most 6 kB each where they are drawn', () => {
    for (const path of pictures) {
      if (path.endsWith('.svg')) expect(compressed(read(path)), path).toBeLessThanOrEqual(6 * kB);
    }
  });
});

describe('the framework', () => {
  /** What every build of React holds: the mark of its elements, the address of its error messages. */
  const framework = /react\.(?:transitional\.)?element|react\.dev\/errors/;
  const codeOf = ({ html, scripts }: (typeof pages)[number]) =>
    [...inlineScripts(html), ...[...scripts].map((file) => read(file))].join('\n');

  it.each(withoutIslands)('is not loaded by $path, which has no island', (page) => {
    expect(codeOf(page)).not.toMatch(framework);
  });

  it.each(withIslands)('and the islands of $path are two files and at most 84 kB', (page) => {
    expect(codeOf(page)).toMatch(framework);
    expect(page.islands.size).toBe(2);
    expect(page.weight.islandScript).toBeLessThanOrEqual(84 * kB);
  });
});
