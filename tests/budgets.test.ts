import { describe, expect, it } from 'vitest';
import { type BuiltPage, compressed, ownSite } from './support/sites.ts';

/** 1 kB is 1000 bytes, as in the developer tools of browsers. */
const kB = 1000;

const read = (path: string) => ownSite.read(path.replace(/^\//, ''));

const sum = (values: Iterable<number>) => [...values].reduce((total, value) => total + value, 0);

const allMatches = (html: string, pattern: RegExp) =>
  new Set([...html.matchAll(pattern)].map(([, match = '']) => match));

/** The given script files and all that they import. */
function scriptsFrom(paths: Iterable<string>, found = new Set<string>()): Set<string> {
  for (const path of paths) {
    if (found.has(path)) continue;
    found.add(path);
    const imports = allMatches(
      read(path).toString(),
      /(?:\bfrom|\bimport)\s*\(?\s*["'`](\.{1,2}\/[^"'`]+\.js)["'`]/g,
    );
    const addresses = [...imports].map((file) => new URL(file, `https://a.example${path}`));
    scriptsFrom(
      addresses.map(({ pathname }) => pathname),
      found,
    );
  }
  return found;
}

/** The owner's text may be of any length: its bytes are allowed, with the markup around it. */
function allowanceFor(html: string): number {
  const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '';
  return 3 * compressed(main.replace(/<(script|svg)[\s\S]*?<\/\1>|<[^>]+>/g, ' '));
}

function measure({ path, html }: BuiltPage) {
  const scriptOf = ([, attributes = '', script = '']: RegExpMatchArray) =>
    /\bsrc=|\btype="(?!module")/.test(attributes) ? '' : script;
  const inline = [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)].map(scriptOf);
  const starting = scriptsFrom(allMatches(html, /<script\b[^>]*\bsrc="([^"]+)"/g));
  const islands = allMatches(html, /\b(?:component-url|renderer-url)="([^"]+)"/g);
  const late = scriptsFrom(allMatches(html, /\bimport\("([^"]+)"\)/g));
  const ofIslands = scriptsFrom(islands).difference(starting);
  const sizes = (files: Set<string>) => sum([...files].map((file) => compressed(read(file))));
  return {
    path,
    html,
    islands,
    startScript: compressed(inline.join('\n')) + sizes(starting),
    islandScript: sizes(ofIslands),
    code: [...inline, ...[...starting, ...late, ...ofIslands].map(read)].join('\n'),
    fonts: sum(
      [...allMatches(html, /url\(["']?([^"')]+\.woff2)["']?\)/g)].map((f) => read(f).length),
    ),
    drawings: [...allMatches(html, /<img\b[^>]*\bsrc="([^"]+\.svg)"/g)],
  };
}

/** Every build of React contains its element symbol or the address of its error messages. */
const framework = /react\.(?:transitional\.)?element|react\.dev\/errors/;

describe.each(ownSite.pages.map(measure))('$path', (page) => {
  const { html, islands } = page;
  const frame = islands.size > 0 ? 22 : 12;

  it(`sends at most ${frame} kB of HTML and styles beside its text, and small pictures`, () => {
    expect(compressed(html)).toBeLessThanOrEqual(frame * kB + allowanceFor(html));
    for (const file of page.drawings)
      expect(compressed(read(file)), file).toBeLessThanOrEqual(6 * kB);
  });

  it('loads at most 45 kB of fonts, none before the first paint', () => {
    expect(page.fonts).toBeLessThanOrEqual(45 * kB);
    expect(html).not.toMatch(/<link[^>]*\sas="font"/);
    expect(html).not.toMatch(/<style(?![^>]*\bmedia=)[^>]*>[^<]*\.woff2/);
  });

  it('loads no file before the first paint, and the framework only for islands', () => {
    expect(html).not.toMatch(/<link[^>]*rel="stylesheet"|@import|<script[^>]*\ssrc=/);
    expect(page.startScript).toBeGreaterThan(0);
    expect(page.startScript).toBeLessThanOrEqual(3 * kB);
    expect(framework.test(page.code)).toBe(islands.size > 0);
    expect(islands.size).toBeLessThanOrEqual(2);
    expect(page.islandScript).toBeLessThanOrEqual(84 * kB);
  });

  it('formats numbers in the calculator only, because a phone takes 100 ms to start Intl', () => {
    expect(/\bIntl\b|\btoLocale/.test(page.code)).toBe(html.includes('/RoiCalculator.'));
  });
});
