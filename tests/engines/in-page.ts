/* Functions that run in the page: each may use its arguments and what the page has, nothing else. */

/** By how many pixels the page is wider than its window. */
export const sidewaysScroll = () => {
  const { clientWidth, scrollWidth } = document.documentElement;
  return Math.max(0, scrollWidth - clientWidth);
};

/** Loads every picture at once and returns the addresses of those that cannot be shown. */
export const brokenPictures = async () => {
  const pictures = [...document.images];
  for (const picture of pictures) picture.loading = 'eager';
  await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)));
  return pictures.filter(({ naturalWidth }) => naturalWidth === 0).map(({ src }) => src);
};

/** The families that the page declares and that have not been loaded. */
export const missingFonts = () => {
  const unquoted = (family: string) => family.replaceAll('"', '');
  const sheet = document.querySelector<HTMLStyleElement>('[data-fonts]')?.sheet;
  const declared = [...(sheet?.cssRules ?? [])].map((rule) =>
    unquoted((rule as CSSFontFaceRule).style.getPropertyValue('font-family')),
  );
  const loaded = [...document.fonts].filter(({ status }) => status === 'loaded');
  const families = new Set(loaded.map(({ family }) => unquoted(family)));
  return declared.length === 0 ? ['all'] : declared.filter((family) => !families.has(family));
};

/** Brings an element into view and returns its middle; null where there is none that can be seen. */
export const middleOf = (selector: string, text: string) => {
  const nameOf = (element: Element) =>
    (element.getAttribute('aria-label') ?? element.textContent).trim();
  const element = [...document.querySelectorAll(selector)].find(
    (each) => each.getClientRects().length > 0 && nameOf(each).includes(text),
  );
  element?.scrollIntoView({ block: 'center', behavior: 'instant' });
  const box = element?.getBoundingClientRect();
  return box
    ? { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2) }
    : null;
};

export const focus = (selector: string) => document.querySelector<HTMLElement>(selector)?.focus();

export const visibleText = (selector: string) =>
  [...document.querySelectorAll<HTMLElement>(selector)]
    .filter((element) => element.checkVisibility())
    // biome-ignore lint/performance/useDomNodeTextContent: what is hidden inside may not count.
    .map((element) => element.innerText.trim())
    .join('\n');

export const selectText = (selector: string) =>
  document.querySelector<HTMLInputElement>(selector)?.select();

export const choose = (selector: string, value: string) => {
  const element = document.querySelector<HTMLSelectElement>(selector);
  if (!element) throw new Error(`No element matches ${selector}.`);
  element.value = value;
  element.dispatchEvent(new Event('change', { bubbles: true }));
};

export const hasStarted = (selector: string) =>
  document.querySelector(selector)?.closest('astro-island')?.hasAttribute('ssr') === false;

export const nameOfFocused = () => {
  const focused = document.activeElement;
  return focused?.getAttribute('aria-label') ?? focused?.textContent?.trim() ?? '';
};

export const countOf = (selector: string) =>
  [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility()).length;

export const address = () => location.pathname + location.search + location.hash;

export const hasMenuOpen = () => document.querySelector('[data-menu]:popover-open') !== null;

export const topOf = (selector: string) =>
  document.querySelector(selector)?.getBoundingClientRect().top ?? Number.NaN;

export const runningAnimations = () =>
  document
    .getAnimations()
    .filter(
      ({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().duration,
    ).length;

export const workerIsActive = async () =>
  (await navigator.serviceWorker.getRegistration())?.active?.state === 'activated';

/** Until the fonts are shown, what is to be clicked may still move. */
export const fontsShown = async () => {
  await document.fonts.ready;
  return performance.getEntriesByType('resource').some(({ name }) => name.endsWith('.woff2'));
};

/** Only once this has been answered, because the page is gone then. */
export const goBack = () => void setTimeout(() => history.back());

/** As where a visitor has set the size of text to twice what it was. */
export const doubleText = () => {
  document.documentElement.style.fontSize = '200%';
};
