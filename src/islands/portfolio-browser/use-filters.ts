import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import {
  filtersFromSearch,
  hasFilters,
  type PortfolioFilters,
  searchWithFilters,
} from '../../lib/portfolio';
import { withParameters } from '../../lib/search-params';
import { ADDRESS_DELAY, changedFields, setSearch, useSearch } from '../use-address';

function writeFilters(change: Partial<PortfolioFilters>, history: 'push' | 'replace') {
  const { search } = window.location;
  setSearch(searchWithFilters(search, { ...filtersFromSearch(search), ...change }), history);
}

/** A dropdown adds a history entry, which back undoes; typing updates the address after a pause. */
export function useFilters(form: RefObject<HTMLFieldSetElement | null>) {
  const address = useSearch();
  const filters = filtersFromSearch(address);
  /** The text in the field, ahead of the address; dropped if something else changes that. */
  const [typed, setTyped] = useState<{ text: string; address: string }>();
  const pending = typed?.address === address ? typed.text : undefined;

  useLayoutEffect(() => {
    const changed = withParameters(window.location.search, changedFields(form.current));
    writeFilters(filtersFromSearch(changed), 'replace');
  }, [form]);

  useEffect(() => {
    if (pending === undefined) return;
    const timer = setTimeout(() => {
      writeFilters({ search: pending }, 'replace');
      setTyped({ text: pending, address: window.location.search });
    }, ADDRESS_DELAY);
    return () => clearTimeout(timer);
  }, [pending]);

  return {
    filters: { ...filters, search: pending ?? filters.search },
    setSearchText: (text: string) => setTyped({ text, address }),
    setFilters: (change: Partial<PortfolioFilters>) => {
      if (pending !== undefined) writeFilters({ search: pending }, 'replace');
      setTyped(undefined);
      writeFilters(change, 'push');
    },
  };
}

/** After reload, back and forward the browser restores the scroll position. */
function isFreshVisit(): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return visit?.type === 'navigate';
}

/** Scrolls to the linked project after filtering, or to the filter bar if filters hide it. */
export function useTargetInView(form: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const { hash, search } = window.location;
    if (hash === '' || !hasFilters(filtersFromSearch(search)) || !isFreshVisit()) return;
    // Waits for the filtered list.
    const frame = requestAnimationFrame(() => {
      const target = document.getElementById(hash.slice(1));
      const destination = target?.getClientRects().length ? target : form.current;
      destination?.scrollIntoView({ behavior: 'instant' });
    });
    return () => cancelAnimationFrame(frame);
  }, [form]);
}
