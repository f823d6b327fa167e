/** Scrolls to the calculator if the address has its inputs; its section has no anchor to link to. */
export function scrollToLinkedResult() {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  // After reload, back and forward the browser restores the scroll position.
  if (location.hash || visit?.type !== 'navigate') return;
  const calculator = document.querySelector('[data-calculator]');
  const fields = [...(calculator?.querySelectorAll<HTMLInputElement>('[name]') ?? [])];
  const { searchParams } = new URL(location.href);
  if (!fields.some(({ name }) => searchParams.has(name))) return;
  calculator?.closest('section')?.scrollIntoView({ behavior: 'instant' });
}
