import { readFile } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';
import { rewritePages } from './built-pages.ts';
import { namesOf } from './page-names.ts';
import { type PageContent, pruneCss } from './prune-css.ts';
import { shortenClasses } from './shorten-classes.ts';

const styleElement = /<style>(.*?)<\/style>/gs;

/** What a script holds in quotes, word by word; what is not a name does no harm. */
const words = (script: string) => new Set(script.split(/[\s"'`{}$]+/));

const importedFile = /(?:from|import)\s*["'`]\.\/([\w.-]+\.js)["'`]/g;

/** The text of a file and of all that it imports. */
async function readScripts(file: URL, known: Map<string, string>): Promise<void> {
  if (known.has(file.href)) return;
  const text = await readFile(file, 'utf8');
  known.set(file.href, text);
  for (const [, name = ''] of text.matchAll(importedFile)) {
    await readScripts(new URL(name, file), known);
  }
}

/** The words of some scripts of the page and of all that they import. */
async function wordsIn(addresses: readonly string[], folder: URL): Promise<Set<string>> {
  const files = new Map<string, string>();
  for (const address of addresses) await readScripts(new URL(`.${address}`, folder), files);
  return words([...files.values()].join('\n'));
}

/** The page as it is built, and what its scripts can make of it. Only an island adds elements. */
async function contentOf(html: string, folder: URL): Promise<PageContent> {
  const names = namesOf(html);
  const inIslands = await wordsIn(names.islands, folder);
  const inScripts = words(names.scripts);
  const inAny = (name: string) => inIslands.has(name) || inScripts.has(name);
  return {
    hasTag: (name) => names.tags.has(name) || inIslands.has(name),
    hasId: (name) => names.ids.has(name) || inAny(name),
    hasClass: (name) => names.classes.has(name) || inAny(name),
    text: [names.inlineStyles, names.scripts, ...inIslands].join('\n'),
  };
}

/** All styles of a page as one element in the place of the first, without what it does not use. */
async function pruneStylesOf(html: string, folder: URL): Promise<string> {
  const sheets = [...html.matchAll(styleElement)].map(([, css = '']) => css);
  const css = pruneCss(sheets.join(''), await contentOf(html, folder));
  let isFirst = true;
  return html.replace(styleElement, () => {
    const element = isFirst ? `<style>${css}</style>` : '';
    isFirst = false;
    return element;
  });
}

/** What a script of the page may name keeps its name. */
async function shortenClassesOf(html: string, folder: URL): Promise<string> {
  const { islands, scriptFiles, scripts } = namesOf(html);
  const inFiles = await wordsIn([...islands, ...scriptFiles], folder);
  const inPage = words(scripts);
  return shortenClasses(html, (name) => inFiles.has(name) || inPage.has(name));
}

/** Leaves in each built page only the styles that it can use, under short names; all stand in it. */
export function pruneStyles(): AstroIntegration {
  return {
    name: 'prune-styles',
    hooks: {
      'astro:build:done': ({ dir }) =>
        rewritePages(dir, async (html) => shortenClassesOf(await pruneStylesOf(html, dir), dir)),
    },
  };
}
