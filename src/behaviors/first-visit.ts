/** A browser without idle time to give gets a pause between two bands. */
const pause = () =>
  new Promise<unknown>((settle) => {
    if ('requestIdleCallback' in window) requestIdleCallback(settle, { timeout: 200 });
    else setTimeout(settle, 20);
  });

/** As in the theme's rule for `data-first-visit`. */
const laidOutLater = 'main > section ~ section, [data-portfolio] article, footer';

/**
 * On a first visit the page lays out its first view alone. Once its fonts are there the other bands
 * follow, one at a time, so that none keeps a visitor waiting who types or taps meanwhile.
 */
export async function layOutTheRest() {
  const root = document.documentElement;
  if (root.dataset.firstVisit === undefined) return;
  await window.fontsShown;
  const bands = [...document.querySelectorAll<HTMLElement>(laidOutLater)];
  for (const band of bands) {
    await pause();
    band.style.contentVisibility = 'visible';
  }
  delete root.dataset.firstVisit;
  for (const band of bands) band.style.contentVisibility = '';
}
