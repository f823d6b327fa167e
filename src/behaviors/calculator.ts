/** Before hydration: hides outdated results, and scrolls to the calculator if its inputs are in the address. */
export function watchCalculator() {
  const calculator = document.querySelector<HTMLElement>('[data-calculator]');
  if (!calculator) return;
  calculator.addEventListener('input', () => {
    const island = calculator.closest<HTMLElement>('astro-island[ssr]');
    if (island) island.dataset.stale = '';
  });
  if (isFreshVisit() && holdsInputs(calculator)) {
    calculator.closest('section')?.scrollIntoView({ behavior: 'instant' });
  }
}

/** Reload and back restore the scroll position themselves. */
function isFreshVisit(): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return visit?.type === 'navigate' && window.location.hash === '';
}

function holdsInputs(calculator: HTMLElement): boolean {
  const parameters = new URLSearchParams(window.location.search);
  return [...calculator.querySelectorAll('input')].some(({ name }) => parameters.has(name));
}
