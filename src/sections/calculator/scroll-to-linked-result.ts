/** Scrolls to the calculator if the address has its inputs: the section has no anchor. */
export function scrollToLinkedResult() {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  // After reload, back and forward the browser restores the scroll position.
  if (location.hash || visit?.type !== 'navigate') return;
  const { searchParams } = new URL(location.href);
  const fields = document.querySelectorAll<HTMLInputElement>('[data-calculator] [name]');
  const linked = [...fields].find(({ name }) => searchParams.has(name));
  linked?.closest('section')?.scrollIntoView({ behavior: 'instant' });
}
