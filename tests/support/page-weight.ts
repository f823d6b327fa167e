import { gzipSync } from 'node:zlib';
import { ownSite } from './sites.ts';

/** A built file by the address under which a page asks for it. */
export const read = (path: string): Buffer => ownSite.read(path.replace(/^\//, ''));

/** What a host that compresses with gzip sends; Brotli, where it is offered, sends less. */
export const compressed = (content: Buffer | string): number =>
  gzipSync(content, { level: 6 }).length;

export const sum = (values: Iterable<number>): number =>
  [...values].reduce((total, value) => total + value, 0);

export const allMatches = (html: string, pattern: RegExp): string[] =>
  [...html.matchAll(pattern)].map(([, match = '']) => match);

/** The script files that a file loads before it runs, itself included. */
function scriptsFrom(path: string, found = new Set<string>()): Set<string> {
  if (found.has(path)) return found;
  found.add(path);
  const imports = allMatches(
    read(path).toString(),
    /(?:\bfrom|\bimport)\s*\(?\s*["'`](\.{1,2}\/[^"'`]+\.js)["'`]/g,
  );
  for (const file of imports) {
    scriptsFrom(new URL(file, `https://dist.example${path}`).pathname, found);
  }
  return found;
}

/** Scripts that stand in the page itself and run; data in script elements does not count. */
export function inlineScripts(html: string): string[] {
  return [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)]
    .filter(([, attributes = '']) => !/\bsrc=|\btype="(?!module")/.test(attributes))
    .map(([, , script = '']) => script);
}

/** In bytes as sent. The document holds its styles and inline script. */
interface Weight {
  html: number;
  styles: number;
  /** Script that runs as soon as the page loads, inline or from a file. */
  startScript: number;
  /** Script that every page fetches after its first paint. */
  lateScript: number;
  /** Script that comes once a visitor is near an island. */
  islandScript: number;
  fonts: number;
  pictures: number;
  icon: number;
  beforeIslands: number;
  total: number;
}

export interface MeasuredPage {
  html: string;
  /** The addresses of the script files that the page may load. */
  scripts: Set<string>;
  /** Those of them that its islands name. */
  islands: Set<string>;
  fonts: Set<string>;
  pictures: Set<string>;
  weight: Weight;
}

export function measurePage(path: string): MeasuredPage {
  const html = read(ownSite.fileAt(path) ?? path).toString();
  const found = (pattern: RegExp) => new Set(allMatches(html, pattern));
  const islands = found(/\b(?:component-url|renderer-url|before-hydration-url)="([^"]+)"/g);
  const fonts = found(/url\(["']?([^"')]+\.woff2)["']?\)/g);
  const pictures = found(/<img\b[^>]*\bsrc="([^"]+)"/g);
  const icons = found(/<link rel="icon" href="([^"]+)"/g);
  const starting = new Set(
    [...found(/<script\b[^>]*\bsrc="([^"]+)"/g)].flatMap((file) => [...scriptsFrom(file)]),
  );
  const late = [...found(/data-page-script="([^"]+)"/g)].flatMap((file) => [...scriptsFrom(file)]);
  const ofIslands = new Set([...islands].flatMap((file) => [...scriptsFrom(file)]));
  const sizes = (files: Iterable<string>) => sum([...files].map((file) => compressed(read(file))));
  const parts = {
    html: compressed(html),
    styles: compressed(allMatches(html, /<style\b[^>]*>([\s\S]*?)<\/style>/g).join('')),
    startScript: compressed(inlineScripts(html).join('\n')) + sizes(starting),
    lateScript: sizes(late),
    islandScript: sizes(ofIslands.difference(starting)),
    fonts: sum([...fonts].map((file) => read(file).length)),
    pictures: sizes(pictures),
    icon: sizes(icons),
  };
  const files = sizes(starting) + parts.lateScript + parts.fonts + parts.pictures + parts.icon;
  const beforeIslands = parts.html + files;
  const total = beforeIslands + parts.islandScript;
  const scripts = starting.union(ofIslands).union(new Set(late));
  return { html, scripts, islands, fonts, pictures, weight: { ...parts, beforeIslands, total } };
}
