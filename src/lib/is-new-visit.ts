/** Whether the browser does not restore a scroll position, as after a reload, Back and Forward. */
export function isNewVisit() {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return visit?.type === 'navigate';
}
