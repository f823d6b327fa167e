import type { AstroIntegration } from 'astro';
import { rewritePages } from './built-pages.ts';

/** A face that is fetched; the fallbacks come from the visitor's own machine. */
const fetchedFace = /@font-face\{[^}]*url\([^}]*\}/g;

/** The script of every page, a file that stays in the cache; smaller ones stand in their page. */
const pageScript = /<script type="module" src="([^"]+)"><\/script>/;

/**
 * On a first visit fonts, script and manifest wait for the first paint, so that nothing shares the
 * line with the words, and what is out of view is laid out last (`data-first-visit`). Within the site they
 * are in the cache already: there they are used at once, and nothing changes under the eye.
 */
const loader = (script: string) =>
  `(()=>{
const manifest=document.querySelector("link[rel=manifest]");
const start=()=>{document.querySelector("style[data-fonts]").media="all";document.head.append(manifest);
import("${script}").catch(()=>{})};
const [visit]=performance.getEntriesByType("navigation");
if(visit?.type!=="navigate"||document.referrer.startsWith(location.origin+"/"))return start();
manifest.remove();
if(!location.hash)document.documentElement.dataset.firstVisit="";
new PerformanceObserver(start).observe({type:"paint",buffered:true})
})()`.replaceAll('\n', '');

function wordsFirst(html: string): string {
  const [tag, script] = pageScript.exec(html) ?? [];
  if (!(tag && script))
    throw new Error('A page has no script file to fetch after its first paint.');
  return html.replace(tag, '').replace(/<style>(.*?)<\/style>/s, (_, css: string) => {
    const faces = css.match(fetchedFace) ?? [];
    const rest = css.replace(fetchedFace, '');
    const fonts = `<style data-fonts media="(scripting: none)">${faces.join('')}</style>`;
    return `<style>${rest}</style>${fonts}<script>${loader(script)}</script>`;
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
