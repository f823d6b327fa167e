import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import {
  defaultFilters,
  filtersFromSearch,
  hasFilters,
  knownIndustry,
  knownType,
  type PortfolioFilters,
  searchWithFilters,
} from '../../lib/portfolio-filter';

/** How long typing must pause before the address follows, in milliseconds. */
const ADDRESS_DELAY = 300;

/** What holds at hydration: what was typed or chosen before wins over the address. */
function filtersAtHydration(form: HTMLElement | null): PortfolioFilters {
  const filters = filtersFromSearch(window.location.search);
  const fieldValue = (name: string) =>
    form?.querySelector<HTMLInputElement | HTMLSelectElement>(`[name="${name}"]`)?.value ?? '';
  const industry = knownIndustry(fieldValue('industry'));
  const type = knownType(fieldValue('type'));
  const search = fieldValue('q');
  return {
    industry: industry === defaultFilters.industry ? filters.industry : industry,
    type: type === defaultFilters.type ? filters.type : type,
    search: search === defaultFilters.search ? filters.search : search,
  };
}

function addressOf(filters: PortfolioFilters): string {
  const { pathname, search, hash } = window.location;
  return pathname + searchWithFilters(search, filters) + hash;
}

/** Writes the filters into the address, as a new entry of the history or in place of this one. */
function writeAddress(filters: PortfolioFilters, how: 'push' | 'replace') {
  const { pathname, search, hash } = window.location;
  const next = addressOf(filters);
  if (next === pathname + search + hash) return;
  if (how === 'push') window.history.pushState(null, '', next);
  else window.history.replaceState(window.history.state, '', next);
}

/**
 * The filters, kept in step with the address both ways. A choice makes an entry in the history,
 * so that back undoes it; typing rewrites the present entry after a pause.
 */
export function usePortfolioFilters(form: RefObject<HTMLElement | null>) {
  const [filters, setFilters] = useState(defaultFilters);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useLayoutEffect(() => {
    const found = filtersAtHydration(form.current);
    if (hasFilters(found)) setFilters(found);
    writeAddress(found, 'replace');
    const followAddress = () => {
      clearTimeout(timer.current);
      setFilters(filtersFromSearch(window.location.search));
    };
    window.addEventListener('popstate', followAddress);
    return () => {
      clearTimeout(timer.current);
      window.removeEventListener('popstate', followAddress);
    };
  }, [form]);

  // A search that is still waiting for its pause belongs to the present entry, not to the next one.
  const settleTyping = () => {
    clearTimeout(timer.current);
    writeAddress(filters, 'replace');
  };

  const type = (search: string) => {
    const next = { ...filters, search };
    setFilters(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => writeAddress(next, 'replace'), ADDRESS_DELAY);
  };

  const choose = (change: Partial<PortfolioFilters>) => {
    settleTyping();
    const next = { ...filters, ...change };
    setFilters(next);
    writeAddress(next, 'push');
  };

  return { filters, type, choose, clear: () => choose(defaultFilters) };
}
