/** False after reload, back and forward, when the browser restores the scroll position. */
export function isNewVisit() {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return visit?.type === 'navigate';
}
