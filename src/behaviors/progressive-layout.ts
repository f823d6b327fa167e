/** A browser without idle time to give gets a pause between two sections. */
const pause = () =>
  new Promise<unknown>((settle) => {
    if ('requestIdleCallback' in window) requestIdleCallback(settle, { timeout: 200 });
    else setTimeout(settle, 20);
  });

/** As in the theme's rule for `data-first-visit`. */
const deferred = 'main > section ~ section, footer';

/**
 * On a first visit the page lays out its first view alone. Once its fonts are there the other
 * sections follow, one at a time, so that none delays what a visitor types or taps meanwhile.
 */
export async function layOutProgressively() {
  const root = document.documentElement;
  if (root.dataset.firstVisit === undefined) return;
  await window.fontsShown;
  const sections = [...document.querySelectorAll<HTMLElement>(deferred)];
  for (const section of sections) {
    await pause();
    section.style.contentVisibility = 'visible';
  }
  delete root.dataset.firstVisit;
  for (const section of sections) section.style.contentVisibility = '';
}
