/*
 * Stands in the head of every page. On a first visit fonts and script wait for the first paint, so
 * that nothing shares the line with the words, and the manifest until the page has come to rest. Within the site all of it is in the
 * cache already: there it is used at once, and nothing changes under the eye.
 */

/** The address of the script of all pages; the build writes it in. */
declare const PAGE_SCRIPT: string;

/** The rules of the fonts, for browsers without scripts. */
const fonts = document.querySelector<HTMLStyleElement>('[data-fonts]');
const manifest = document.querySelector('[rel=manifest]');
/** From the first paint, in milliseconds. A browser that reads the manifest fetches its icons too. */
const MANIFEST_DELAY = 4000;
const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];

/** A page without its script is whole; only what it adds is missing. */
const runPageScript = () => import(PAGE_SCRIPT).catch(() => undefined);

/** One that cannot be had keeps no other away. */
const fetchFont = ({ style }: CSSFontFaceRule) =>
  new FontFace(style.fontFamily.replaceAll('"', ''), style.getPropertyValue('src'), {
    weight: style.fontWeight,
  })
    .load()
    .catch(() => undefined);

/**
 * All together, so that the page is laid out for them once. Whatever is pressed is let go first,
 * within 180 frames, some 3 s: a link that moved from under its click would lose it.
 */
async function showFonts() {
  const rules = [...(fonts?.sheet?.cssRules ?? [])] as CSSFontFaceRule[];
  const loaded = await Promise.all(rules.map(fetchFont));
  for (let frames = 180; frames > 0 && document.querySelector(':active'); frames -= 1) {
    await new Promise(requestAnimationFrame);
  }
  for (const font of loaded) if (font) document.fonts.add(font);
}

if (visit?.type !== 'navigate' || document.referrer.startsWith(location.origin)) {
  if (fonts) fonts.media = 'all';
  runPageScript();
} else {
  manifest?.remove();
  window.fontsShown = new Promise((settle) => {
    new PerformanceObserver(() => {
      settle(showFonts());
      if (manifest) setTimeout(() => document.head.append(manifest), MANIFEST_DELAY);
      runPageScript();
    }).observe({ type: 'paint', buffered: true });
  });
}
