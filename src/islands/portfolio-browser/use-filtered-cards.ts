import { useLayoutEffect, useRef, useState } from 'react';
import {
  type FilterSummary,
  filterProjects,
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

/**
 * Hides the cards of the page that the filters exclude and counts the others. The cards are static
 * markup outside of the island: the children of `[data-projects]`.
 */
export function useFilteredCards(filters: PortfolioFilters, initial: FilterSummary): FilterSummary {
  const list = useRef<HTMLElement>(null);
  const cards = useRef<readonly Card[]>([]);
  const [summary, setSummary] = useState(initial);

  useLayoutEffect(() => {
    list.current = document.querySelector<HTMLElement>('[data-projects]');
    const elements = [...(list.current?.children ?? [])] as HTMLElement[];
    cards.current = elements.map(readCard);
    return () => {
      for (const element of [list.current, ...elements]) if (element) element.hidden = false;
    };
  }, []);

  useLayoutEffect(() => {
    const shown = new Set(filterProjects(cards.current, filters));
    for (const card of cards.current) card.element.hidden = !shown.has(card);
    if (list.current) list.current.hidden = shown.size === 0;
    setSummary(summarize(cards.current, filters));
  }, [filters]);

  return summary;
}
