interface Island extends HTMLElement {
  start(): Promise<void>;
}

const retried = new WeakSet<Island>();

/** The browser scrolls smoothly to a focused field, and stops short if the layout above changes. */
export function revealFocusedIsland() {
  document.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof Element && target.closest('astro-island[ssr]'))) return;
    target.scrollIntoView({ behavior: 'instant', block: 'nearest' });
  });
}

/** Shows a notice with a retry button beside an island whose code cannot be fetched. */
export function watchIslands() {
  document.addEventListener('astro:hydration-error', async (event) => {
    const island = event.target as Island;
    const notice = island.querySelector<HTMLElement>('[data-start-failed]');
    if (!notice) return;
    event.preventDefault();
    if (retried.has(island) && (await canFetch(island))) return reloadWithInputs(island);
    notice.hidden = false;
    const retry = () => {
      retried.add(island);
      notice.hidden = true;
      void island.start();
    };
    notice.querySelector('button')?.addEventListener('click', retry, { once: true });
  });
}

async function canFetch(island: Island): Promise<boolean> {
  const files = ['component-url', 'renderer-url'].map((name) => island.getAttribute(name) ?? '');
  try {
    return (await Promise.all(files.map((file) => fetch(file)))).every(({ ok }) => ok);
  } catch {
    return false;
  }
}

/** Some browsers fetch a failed module again only after a reload; the address keeps the inputs. */
function reloadWithInputs(island: Island) {
  const address = new URL(location.href);
  for (const field of island.querySelectorAll<HTMLInputElement | HTMLSelectElement>('[name]')) {
    address.searchParams.set(field.name, field.value);
  }
  history.replaceState(history.state, '', address);
  location.reload();
}

/** Hides outdated results before hydration; scrolls to the calculator if the address has inputs. */
export function watchCalculator() {
  const calculator = document.querySelector<HTMLElement>('[data-calculator]');
  if (!calculator) return;
  calculator.addEventListener('input', () => {
    const island = calculator.closest<HTMLElement>('astro-island[ssr]');
    if (island) island.dataset.stale = '';
  });
  if (location.hash === '' && isFreshVisit() && holdsInputs(calculator)) {
    delete document.documentElement.dataset.fontsPending;
    calculator.closest('section')?.scrollIntoView({ behavior: 'instant' });
  }
}

/**
 * After reload, back and forward the browser restores the scroll position. Repeated in
 * use-filters.ts: Astro would not inline this script if it shared a module with an island.
 */
function isFreshVisit(): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return visit?.type === 'navigate';
}

function holdsInputs(calculator: HTMLElement): boolean {
  const parameters = new URLSearchParams(location.search);
  return [...calculator.querySelectorAll('input')].some(({ name }) => parameters.has(name));
}
