import { readFile } from 'node:fs/promises';
import { PurgeCSS } from 'purgecss';
import { attributeOf, type Element, isStyle, parseElements, textOf } from './markup.ts';

const namesIn = (text: string, pattern: RegExp) => text.match(pattern) ?? [];

const scriptFile = /(?<=(?:_astro|\.)\/)[\w.-]+\.js/g;

/** The files that a page names, with their imports. */
async function scriptsOf(html: string, folder: URL): Promise<string> {
  const names = new Set(namesIn(html, scriptFile));
  let scripts = '';
  for (const name of names) {
    const script = await readFile(new URL(`_astro/${name}`, folder), 'utf8');
    for (const imported of namesIn(script, scriptFile)) names.add(imported);
    scripts += `${script}\n`;
  }
  return scripts;
}

/** Splits at few characters: Tailwind's class names hold brackets, colons and equals signs. */
const wordsIn = (text: string) =>
  text.split(/[\s"'`{}$<>]+/).map((word) => word.replaceAll('&amp;', '&').replaceAll('&gt;', '>'));

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
  const scripts = await scriptsOf(html, folder);
  const pruned = dropUnusedFonts(await pruneCss(css, html, scripts));
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
