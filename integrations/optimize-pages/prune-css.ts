import { PurgeCSS } from 'purgecss';

/** Class names, tags and words of code; Tailwind's names hold brackets, colons and equals signs. */
const wordsIn = (text: string) =>
  text.split(/[\s"'`{}$<>]+/).map((word) => word.replaceAll('&amp;', '&').replaceAll('&gt;', '>'));

const namesIn = (css: string, pattern: RegExp) => [...css.matchAll(pattern)].map(([name]) => name);

/** PurgeCSS looks for custom properties everywhere but in keyframes. */
const keyframes = /@keyframes [\w-]+\{(?:[^{}]+\{[^{}]*\})*\}/g;

/** The styles that a page, or the code of its scripts, can use. */
export async function pruneCss(css: string, html: string, scripts: string): Promise<string> {
  const [result] = await new PurgeCSS().purge({
    css: [{ raw: css }],
    content: [{ raw: html + scripts, extension: 'html' }],
    defaultExtractor: wordsIn,
    keyframes: true,
    variables: true,
    // A script may set any attribute and read any custom property that it names.
    dynamicAttributes: namesIn(css, /(?<=\[)[\w-]+/g),
    safelist: { standard: [/^:/], variables: namesIn(scripts + css.match(keyframes), /--[\w-]+/g) },
  });
  return result?.css ?? '';
}
