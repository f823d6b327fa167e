import { type RefObject, useEffect } from 'react';
import { filtersFromSearch, hasFilters } from '../../lib/portfolio-filter';

/** A reload, back and forward keep the visitor's place on the page. */
function isFreshVisit(): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return visit?.type === 'navigate';
}

/**
 * Filters in the address move the project that its fragment names: scrolls to the project once
 * more, or to the filters if they hide it.
 */
export function useTargetInView(form: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const { hash, search } = window.location;
    if (hash === '' || !hasFilters(filtersFromSearch(search)) || !isFreshVisit()) return;
    // The list follows the address by the next frame.
    const frame = requestAnimationFrame(() => {
      const target = document.getElementById(hash.slice(1));
      const place = target?.checkVisibility() ? target : form.current;
      place?.scrollIntoView({ behavior: 'instant' });
    });
    return () => cancelAnimationFrame(frame);
  }, [form]);
}
