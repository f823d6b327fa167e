import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import {
  defaultFilters,
  filtersFromSearch,
  type PortfolioFilters,
  searchWithFilters,
} from '../../lib/portfolio-filter';
import { ADDRESS_DELAY, changedFields, setSearch, useSearch } from '../use-address';

function writeFilters(change: Partial<PortfolioFilters>, how: 'push' | 'replace') {
  const { search } = window.location;
  setSearch(searchWithFilters(search, { ...filtersFromSearch(search), ...change }), how);
}

/**
 * The filters in the address. A choice makes an entry in the history, so that back undoes it; what
 * is typed replaces the present entry after a pause.
 */
export function useFilters(form: RefObject<HTMLFieldSetElement | null>) {
  const address = useSearch();
  const filters = filtersFromSearch(address);
  /** Text that is ahead of the address at which it was typed. */
  const [typed, setTyped] = useState<{ text: string; address: string }>();
  const pending = typed?.address === address ? typed.text : undefined;

  useLayoutEffect(() => {
    const parameters = new URLSearchParams(window.location.search);
    const changed = changedFields(form.current);
    for (const [name, value] of Object.entries(changed)) parameters.set(name, value);
    writeFilters(filtersFromSearch(`?${parameters}`), 'replace');
  }, [form]);

  useEffect(() => {
    if (pending === undefined) return;
    const write = () => writeFilters({ search: pending }, 'replace');
    const timer = setTimeout(write, ADDRESS_DELAY);
    return () => clearTimeout(timer);
  }, [pending]);

  const choose = (change: Partial<PortfolioFilters>) => {
    if (pending !== undefined) writeFilters({ search: pending }, 'replace');
    writeFilters(change, 'push');
  };

  return {
    filters: { ...filters, search: pending ?? filters.search },
    setText: (text: string) => setTyped({ text, address: window.location.search }),
    choose,
    clear: () => choose(defaultFilters),
  };
}
