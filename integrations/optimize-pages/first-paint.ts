import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { build } from 'rolldown';
import { rewritePages } from './built-pages.ts';

/** A face that is fetched; the fallbacks come from the visitor's own machine. */
const fetchedFace = /@font-face\{[^}]*url\([^}]*\}/g;

/** The script of every page, a file that stays in the cache; smaller ones stand in their page. */
const pageScript = /<script type="module" src="([^"]+)"><\/script>/;

/** What stands in the page in its place. */
async function bundleLoader(script: string): Promise<string> {
  const { output } = await build({
    input: fileURLToPath(new URL('../../src/behaviors/first-paint.ts', import.meta.url)),
    tsconfig: false,
    external: [script],
    transform: { define: { PAGE_SCRIPT: JSON.stringify(script) } },
    output: { format: 'iife', minify: true },
    write: false,
  });
  return output[0].code.trim();
}

async function wordsFirst(html: string): Promise<string> {
  const [tag, script] = pageScript.exec(html) ?? [];
  if (!(tag && script))
    throw new Error('A page has no script file to fetch after its first paint.');
  const loader = await bundleLoader(script);
  return html.replace(tag, '').replace(/<style>(.*?)<\/style>/s, (_, css: string) => {
    const faces = css.match(fetchedFace) ?? [];
    const rest = css.replace(fetchedFace, '');
    const fonts = `<style data-fonts media="(scripting: none)">${faces.join('')}</style>`;
    return `<style>${rest}</style>${fonts}<script>${loader}</script>`;
  });
}

/** Lets the built pages paint their words first and fetch their fonts and script then. */
export function firstPaint(): AstroIntegration {
  return {
    name: 'first-paint',
    hooks: {
      'astro:build:done': ({ dir }) => rewritePages(dir, wordsFirst),
    },
  };
}
