import { readFile } from 'node:fs/promises';
import { PurgeCSS } from 'purgecss';
import { type Element, isStyle, parseElements, textOf } from './markup.ts';

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
/** Counts uses outside the rule itself: PurgeCSS misses fonts used through a custom property. */
const dropUnusedFonts = (css: string) =>
  css.replace(fontRule, (rule, name) =>
    css.split(new RegExp(`${name}["',;]`)).length > 2 ? rule : '',
  );

/** Merges and prunes the styles of a page. */
export async function optimizePage(file: string, html: string, folder: URL): Promise<string> {
  const [firstStyle, ...otherStyles] = parseElements(html).filter(isStylesheet);
  if (!firstStyle) throw new Error(`${file} has no styles.`);
  const css = [firstStyle, ...otherStyles].map(textOf).join('');
  const scripts = await scriptsOf(html, folder);
  const styles = dropUnusedFonts(await pruneCss(css, html, scripts));
  const sourceOf = ({ sourceCodeLocation: place }: Element) =>
    html.slice(place?.startOffset, place?.endOffset);
  return otherStyles
    .map(sourceOf)
    .reduce((rest, source) => rest.replace(source, ''), html)
    .replace(sourceOf(firstStyle), () => `<style>${styles}</style>`);
}
