import { type RefObject, useEffect } from 'react';
import { filtersFromSearch, hasFilters } from '../../lib/portfolio-filter';

/** A reload or a way back keeps the place where the visitor was. */
function isFreshVisit(): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return visit?.type === 'navigate';
}

/**
 * The browser scrolls to the project that the address names. Filters in the same address then move
 * it, so it is brought into view again; where they exclude it, the filters are.
 */
export function useTargetInView(form: RefObject<HTMLElement | null>, isFiltered: boolean) {
  useEffect(() => {
    if (!isFiltered) return;
    const { hash, search } = window.location;
    if (hash === '' || !isFreshVisit() || !hasFilters(filtersFromSearch(search))) return;
    // By the next frame the cards of the filters in the address are the ones shown.
    const frame = requestAnimationFrame(() => {
      const card = document.getElementById(hash.slice(1));
      const place = card?.closest('[hidden]') ? form.current : card;
      place?.scrollIntoView({ behavior: 'instant' });
    });
    return () => cancelAnimationFrame(frame);
  }, [form, isFiltered]);
}
