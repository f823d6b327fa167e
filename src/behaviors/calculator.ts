/**
 * Before the calculator starts: an address that holds its inputs brings it into view, and results
 * that no longer belong to what was typed are not shown.
 */
export function watchCalculator() {
  const calculator = document.querySelector<HTMLElement>('[data-calculator]');
  if (!calculator) return;
  calculator.addEventListener('input', () => {
    const waiting = calculator.closest<HTMLElement>('astro-island[ssr]');
    if (waiting) waiting.dataset.stale = '';
  });
  if (isFreshVisit() && holdsInputs(calculator)) {
    calculator.closest('section')?.scrollIntoView({ behavior: 'instant' });
  }
}

/** A reload or a way back keeps the place where the visitor was. */
function isFreshVisit(): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return visit?.type === 'navigate' && window.location.hash === '';
}

function holdsInputs(calculator: HTMLElement): boolean {
  const parameters = new URLSearchParams(window.location.search);
  return [...calculator.querySelectorAll('input')].some(({ name }) => parameters.has(name));
}
