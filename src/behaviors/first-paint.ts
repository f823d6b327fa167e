/*
 * Stands in the head of every page. On a first visit fonts, script and manifest wait for the first
 * paint, so that nothing shares the line with the words, and what is out of view is laid out last
 * (`data-first-visit`). Within the site all of it is in the cache already: there it is used at once,
 * and nothing changes under the eye.
 */

/** The address of the script of all pages; the build writes it in. */
declare const PAGE_SCRIPT: string;

/** The rules of the fonts, for browsers without scripts. */
const fonts = document.querySelector<HTMLStyleElement>('style[data-fonts]');
const manifest = document.querySelector('link[rel=manifest]');
const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];

/** A page without its script is whole; only what it adds is missing. */
const runPageScript = () => import(PAGE_SCRIPT).catch(() => undefined);

/** One that cannot be had keeps no other away. */
async function fetchFont({ style }: CSSFontFaceRule) {
  const family = style.fontFamily.replaceAll('"', '');
  const font = new FontFace(family, style.getPropertyValue('src'), { weight: style.fontWeight });
  try {
    return await font.load();
  } catch {
    return undefined;
  }
}

/** Whatever is pressed is let go first, within 3 s: a link that moved would lose its click. */
async function untilReleased() {
  const end = performance.now() + 3000;
  while (document.querySelector(':active') && performance.now() < end) {
    await new Promise(requestAnimationFrame);
  }
}

/** All together, so that the page is laid out for them once. */
async function showFonts() {
  const rules = [...(fonts?.sheet?.cssRules ?? [])] as CSSFontFaceRule[];
  const loaded = await Promise.all(rules.map(fetchFont));
  await untilReleased();
  for (const font of loaded) if (font) document.fonts.add(font);
}

if (visit?.type !== 'navigate' || document.referrer.startsWith(location.origin)) {
  if (fonts) fonts.media = 'all';
  runPageScript();
} else {
  manifest?.remove();
  if (!location.hash) document.documentElement.dataset.firstVisit = '';
  window.fontsShown = new Promise((settle) => {
    new PerformanceObserver(() => {
      settle(showFonts());
      if (manifest) document.head.append(manifest);
      runPageScript();
    }).observe({ type: 'paint', buffered: true });
  });
}
