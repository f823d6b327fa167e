import { readFile } from 'node:fs/promises';
import { assertAllowed, pagePolicy } from './content-policy.ts';
import { bundleLoader, splitFonts } from './defer-fonts.ts';
import {
  attributeOf,
  type Element,
  isInlineScript,
  isStyle,
  parseElements,
  replaceElements,
  textOf,
} from './markup.ts';
import { pruneCss } from './prune-css.ts';

const importedFile = /(?:from|import)\s*["'`]\.\/([\w.-]+\.js)["'`]/g;

/** Reads a script and all that it imports. */
async function readScripts(file: URL, known: Map<string, string>): Promise<void> {
  if (known.has(file.href)) return;
  const text = await readFile(file, 'utf8');
  known.set(file.href, text);
  for (const [, name = ''] of text.matchAll(importedFile)) {
    await readScripts(new URL(name, file), known);
  }
}

/** The code that may change the page: its inline scripts and the files that it loads. */
async function codeOf(elements: readonly Element[], folder: URL): Promise<string> {
  const files = new Map<string, string>();
  for (const element of elements) {
    const source = element.tagName === 'script' ? 'src' : undefined;
    for (const name of ['component-url', 'renderer-url', source]) {
      const address = name && attributeOf(element, name);
      if (address) await readScripts(new URL(`.${address}`, folder), files);
    }
  }
  return [...elements.filter(isInlineScript).map(textOf), ...files.values()].join('\n');
}

/** A style sheet of Astro's, unlike one in a drawing or in `<noscript>`. */
const isStylesheet = (element: Element) =>
  isStyle(element) && element.attrs.length === 0 && element.parentNode?.nodeName === 'head';

/** A built page with pruned styles and deferred fonts, and the content policy that fits it. */
export async function optimizePage(file: string, html: string, folder: URL) {
  const elements = parseElements(html);
  assertAllowed(file, elements);
  const [firstStyle, ...otherStyles] = elements.filter(isStylesheet);
  const nestedStyles = elements.filter((element) => isStyle(element) && !isStylesheet(element));
  const pageScript = elements.find((element) => attributeOf(element, 'src')?.endsWith('.js'));
  const address = pageScript && attributeOf(pageScript, 'src');
  if (!(firstStyle && address)) throw new Error(`${file} has no styles or no page script.`);

  const css = [firstStyle, ...otherStyles].map(textOf).join('');
  const { styles, fonts } = splitFonts(
    await pruneCss(css, elements, await codeOf(elements, folder)),
  );
  const loader = await bundleLoader(address);
  const head = `<style>${styles}</style><style data-fonts media="(scripting: none)">${fonts}</style><script>${loader}</script>`;
  const removed = [...otherStyles, pageScript].map((element) => [element, ''] as const);
  return {
    html: replaceElements(html, new Map([[firstStyle, head], ...removed])),
    policy: pagePolicy({
      styles: [styles, fonts, ...nestedStyles.map(textOf)],
      scripts: [...elements.filter(isInlineScript).map(textOf), loader],
    }),
  };
}
