/* An address with inputs leads to the calculator, which has no anchor. Its island starts when it is near. */

const isLinked = document.documentElement.dataset.filled === 'calculator' && !location.hash;
const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
// After a reload, Back and Forward the browser restores the scroll position.
if (isLinked && visit?.type === 'navigate') {
  document.querySelector('.calculator')?.scrollIntoView({ behavior: 'instant' });
}
