/** Scrolls to the calculator if the address has its inputs: the section has no anchor. */
export function scrollToLinkedResult() {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  // After reload, back and forward the browser restores the scroll position.
  if (location.hash || visit?.type !== 'navigate') return;
  const { searchParams } = new URL(location.href);
  const fields = document.querySelectorAll<HTMLInputElement>('[data-calculator] [name]');
  // Other parameters may have these names: `rate=2024-10-01`.
  const isNumber = (text: string) => /^[^\p{L}\p{Nd}]*\p{Nd}[^-]*$/u.test(text);
  const linked = [...fields].find(({ name }) => isNumber(searchParams.get(name) ?? ''));
  linked?.closest('section')?.scrollIntoView({ behavior: 'instant' });
}
