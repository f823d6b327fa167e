import { readFile } from 'node:fs/promises';
import { PurgeCSS } from 'purgecss';
import {
  attributeOf,
  type Element,
  isInlineScript,
  isStyle,
  parseElements,
  textOf,
} from './markup.ts';

const importedFile = /(?:from|import)\s*["'`]\.\/([\w.-]+\.js)["'`]/g;

async function readScripts(file: URL, known: Map<string, string>): Promise<void> {
  if (known.has(file.href)) return;
  const text = await readFile(file, 'utf8');
  known.set(file.href, text);
  for (const [, name = ''] of text.matchAll(importedFile)) {
    await readScripts(new URL(name, file), known);
  }
}

async function scriptsOf(elements: readonly Element[], folder: URL): Promise<string> {
  const files = new Map<string, string>();
  const addresses = elements.flatMap((element) => [
    attributeOf(element, 'component-url'),
    attributeOf(element, 'renderer-url'),
    element.tagName === 'script' ? attributeOf(element, 'src') : undefined,
  ]);
  for (const address of addresses) {
    if (address) await readScripts(new URL(`.${address}`, folder), files);
  }
  return [...elements.filter(isInlineScript).map(textOf), ...files.values()].join('\n');
}

/** Splits at few characters: Tailwind's class names hold brackets, colons and equals signs. */
const wordsIn = (text: string) =>
  text.split(/[\s"'`{}$<>]+/).map((word) => word.replaceAll('&amp;', '&').replaceAll('&gt;', '>'));

const namesIn = (css: string, pattern: RegExp) => [...css.matchAll(pattern)].map(([name]) => name);

/** PurgeCSS misses custom properties that only keyframes use. */
const keyframes = /@keyframes [\w-]+\{(?:[^{}]+\{[^{}]*\})*\}/g;

async function pruneCss(css: string, html: string, scripts: string): Promise<string> {
  const [result] = await new PurgeCSS().purge({
    css: [{ raw: css }],
    content: [{ raw: html + scripts, extension: 'html' }],
    defaultExtractor: wordsIn,
    keyframes: true,
    variables: true,
    // Scripts may set any attribute and read any custom property.
    dynamicAttributes: namesIn(css, /(?<=\[)[\w-]+/g),
    safelist: { standard: [/^:/], variables: namesIn(scripts + css.match(keyframes), /--[\w-]+/g) },
  });
  return result?.css ?? '';
}

/** Excludes the styles in `<noscript>` and in images. */
const isStylesheet = (element: Element) =>
  isStyle(element) && element.attrs.length === 0 && element.parentNode?.nodeName !== 'noscript';

const fontRule = /@font-face\{font-family:\s*"?([^";]+)[^}]*\}/g;
const isDownloaded = (rule: string) => rule.includes('url(');

/** Counts uses outside the rule itself: PurgeCSS misses fonts used through a custom property. */
const dropUnusedFonts = (css: string) =>
  css.replace(fontRule, (rule, name) =>
    css.split(new RegExp(`${name}["',;]`)).length > 2 ? rule : '',
  );

/**
 * Merges and prunes the styles of a page. Moves fonts to a style element of their own and the page
 * script to an attribute: the layout loads both after the first paint.
 */
export async function optimizePage(file: string, html: string, folder: URL): Promise<string> {
  const elements = parseElements(html);
  const [firstStyle, ...otherStyles] = elements.filter(isStylesheet);
  const pageScript = elements.find((element) => attributeOf(element, 'src')?.endsWith('.js'));
  const address = pageScript && attributeOf(pageScript, 'src');
  if (!(firstStyle && address)) throw new Error(`${file} has no styles or no page script.`);
  const css = [firstStyle, ...otherStyles].map(textOf).join('');
  const pruned = dropUnusedFonts(await pruneCss(css, html, await scriptsOf(elements, folder)));
  const fonts = (pruned.match(fontRule) ?? []).filter(isDownloaded).join('');
  const styles = pruned.replace(fontRule, (rule) => (isDownloaded(rule) ? '' : rule));
  const styleElements = `<style>${styles}</style><style media="(scripting: none)">${fonts}</style>`;
  const sourceOf = ({ sourceCodeLocation: place }: Element) =>
    html.slice(place?.startOffset, place?.endOffset);
  const remaining = [...otherStyles, pageScript]
    .map(sourceOf)
    .reduce((rest, source) => rest.replace(source, ''), html);
  return remaining
    .replace(sourceOf(firstStyle), () => styleElements)
    .replace('data-page-script', `data-page-script="${address}"`);
}
