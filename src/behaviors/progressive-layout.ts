/** A browser without idle time to give gets a pause between two steps. */
const pause = () =>
  new Promise<unknown>((settle) => {
    if ('requestIdleCallback' in window) requestIdleCallback(settle, { timeout: 200 });
    else setTimeout(settle, 20);
  });

/** As in the theme's rules for `data-first-visit`. */
const deferred = 'main > section ~ section, [data-projects] > :nth-child(n + 4), footer';

/** How many are laid out in one step: each step costs a frame of its own. */
const AT_ONCE = 3;

/**
 * On a first visit the page lays out its first view alone. Once its fonts are there the rest
 * follows, step by step, so that none delays what a visitor types or taps meanwhile.
 */
export async function layOutProgressively() {
  const root = document.documentElement;
  if (root.dataset.firstVisit === undefined) return;
  await window.fontsShown;
  const sections = [...document.querySelectorAll<HTMLElement>(deferred)];
  for (const [index, section] of sections.entries()) {
    if (index % AT_ONCE === 0) await pause();
    section.style.contentVisibility = 'visible';
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
