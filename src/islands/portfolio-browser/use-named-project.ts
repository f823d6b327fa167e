import { useEffect, useSyncExternalStore } from 'react';
import { filtersFromSearch, hasFilters } from '../../lib/portfolio-filter';

function watchAddress(changed: () => void) {
  window.addEventListener('hashchange', changed);
  window.addEventListener('popstate', changed);
  return () => {
    window.removeEventListener('hashchange', changed);
    window.removeEventListener('popstate', changed);
  };
}

const idInAddress = () => window.location.hash.slice(1);
const idBeforeHydration = () => '';

/** A reload or a way back keeps the place where the visitor was. */
function isFreshVisit(): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return visit?.type === 'navigate';
}

/**
 * The id of the project that the address names, empty where it names none. The browser scrolls to
 * it by itself; filters in the same address then move it, so it is brought into view again.
 */
export function useNamedProject(): string {
  const id = useSyncExternalStore(watchAddress, idInAddress, idBeforeHydration);
  useEffect(() => {
    if (id === '' || !isFreshVisit() || !hasFilters(filtersFromSearch(window.location.search)))
      return;
    const place = document.getElementById(id) ?? document.querySelector('[data-portfolio]');
    place?.scrollIntoView({ behavior: 'instant' });
  }, [id]);
  return id;
}
