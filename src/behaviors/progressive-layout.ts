/** A browser without idle time to give gets a pause between two steps. */
const pause = () =>
  new Promise<unknown>((settle) => {
    if ('requestIdleCallback' in window) requestIdleCallback(settle, { timeout: 200 });
    else setTimeout(settle, 20);
  });

/** As in the theme's rules for `data-first-visit`. */
const deferred = 'main > section ~ section, [data-projects] > li:nth-child(n + 4), footer';

/** So many elements make a step: more would hold the page up, and each step costs a frame. */
const STEP = 200;

/**
 * On a first visit the page lays out its first view alone. Once its fonts are there the rest
 * follows, step by step, so that none delays what a visitor types or taps meanwhile.
 */
export async function layOutProgressively() {
  const root = document.documentElement;
  if (root.dataset.firstVisit === undefined) return;
  await window.fontsShown;
  const sections = [...document.querySelectorAll<HTMLElement>(deferred)];
  let elements = STEP;
  for (const section of sections) {
    if (elements >= STEP) {
      await pause();
      elements = 0;
    }
    section.style.contentVisibility = 'visible';
    elements += section.getElementsByTagName('*').length;
  }
  delete root.dataset.firstVisit;
  for (const section of sections) section.style.contentVisibility = '';
}

/**
 * A page that is rendered ahead of a click gets its fonts out of sight, and would be laid out for
 * them when it is shown. Asking for its height lays it out at once.
 */
export async function layOutAhead() {
  if (!document.prerendering) return;
  await Promise.allSettled([...document.fonts].map((font) => font.load()));
  document.body.getBoundingClientRect();
}
