import { type RefObject, useEffect, useLayoutEffect } from 'react';
import {
  filtersFromSearch,
  hasFilters,
  type PortfolioFilters,
  searchWithFilters,
} from '../../lib/portfolio';
import { withParameters } from '../../lib/search-params';
import { setSearch, useSearch } from '../use-address';
import { type FieldTexts, useTypedFields } from '../use-typed-fields';

const names = ['industry', 'type', 'q'] as const;

const searchWith = (search: string, typed: FieldTexts<(typeof names)[number]>) =>
  searchWithFilters(
    search,
    filtersFromSearch(withParameters(search, typed as Record<string, string>)),
  );

/** A dropdown adds a history entry, which back undoes; typing updates the address after a pause. */
export function useFilters(form: RefObject<HTMLFieldSetElement | null>) {
  // Removes invalid filters from the address.
  useLayoutEffect(() => setSearch(searchWith(window.location.search, {}), 'replace'), []);
  const { typed, search, setText, discard } = useTypedFields({ form, names, searchWith });
  const address = useSearch();
  const filters = filtersFromSearch(search);
  return {
    filters: { ...filters, search: typed?.q ?? filters.search },
    /** Until the address has what was typed. */
    isTyping: search !== address,
    setSearchText: (text: string) => setText('q', text),
    setFilters: (change: Partial<PortfolioFilters>) => {
      setSearch(search, 'replace');
      setSearch(searchWithFilters(search, { ...filters, ...change }), 'push');
      discard();
    },
  };
}

/** Scrolls to the linked project after filtering, or to the filter bar if filters hide it. */
export function useTargetInView(form: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const { hash, search } = window.location;
    const { visit } = document.documentElement.dataset;
    if (hash === '' || visit !== 'navigate' || !hasFilters(filtersFromSearch(search))) return;
    // Waits for the filtered list.
    const frame = requestAnimationFrame(() => {
      const target = document.getElementById(hash.slice(1));
      const destination = target?.getClientRects().length ? target : form.current;
      destination?.scrollIntoView({ behavior: 'instant' });
    });
    return () => cancelAnimationFrame(frame);
  }, [form]);
}
