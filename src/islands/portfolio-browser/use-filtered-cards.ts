import { useLayoutEffect, useRef, useState } from 'react';
import {
  type FilterSummary,
  filterProjects,
  hasFilters,
  type PortfolioFilters,
  type Searchable,
  summarize,
} from '../../lib/portfolio-filter';

interface Card extends Searchable {
  element: HTMLElement;
}

/** The texts are read once: a page that the browser translates is still searched in its own words. */
function readCard(element: HTMLElement): Card {
  const texts = (field: string) =>
    [...element.querySelectorAll(`[data-field="${field}"]`)].map(({ textContent }) => textContent);
  const [title = ''] = texts('title');
  const [company = ''] = texts('company');
  const [description = ''] = texts('description');
  const { industry = '', type = '' } = element.dataset;
  return { element, title, company, description, tags: texts('tag'), industry, type };
}

/** The list of cards as a whole: the island may run while the browser is still reading the page. */
function whenParsed(read: () => void): () => void {
  if (document.readyState !== 'loading') {
    read();
    return () => undefined;
  }
  document.addEventListener('DOMContentLoaded', read, { once: true });
  return () => document.removeEventListener('DOMContentLoaded', read);
}

/**
 * Hides the cards of the page that the filters exclude and counts the others. The cards are static
 * markup outside of the island: the children of `[data-projects]`.
 */
export function useFilteredCards(filters: PortfolioFilters, initial: FilterSummary): FilterSummary {
  const read = useRef<readonly Card[]>(undefined);
  const [summary, setSummary] = useState(initial);

  useLayoutEffect(
    () =>
      whenParsed(() => {
        const list = document.querySelector<HTMLElement>('[data-projects]');
        if (!list) return;
        read.current ??= ([...list.children] as HTMLElement[]).map(readCard);
        const cards = read.current;
        const shown = new Set(filterProjects(cards, filters));
        for (const card of cards) card.element.hidden = !shown.has(card);
        list.hidden = shown.size === 0;
        // Without filters the page is as it was built, and React has nothing to render again.
        setSummary(hasFilters(filters) ? summarize(cards, filters) : initial);
      }),
    [filters, initial],
  );

  // Without the filters, as where they fail, every card shows.
  useLayoutEffect(
    () => () => {
      for (const element of document.querySelectorAll<HTMLElement>(
        '[data-projects], [data-projects] > *',
      )) {
        element.hidden = false;
      }
    },
    [],
  );

  return summary;
}
