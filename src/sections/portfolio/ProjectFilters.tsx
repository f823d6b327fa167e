import { type RefObject, useEffect, useLayoutEffect } from 'react';
import type { FailureCopy } from '../../schema/copy/failure';
import type { PortfolioCopy } from '../../schema/copy/portfolio';
import { IslandBoundary } from '../../ui/IslandBoundary';
import { useFieldsInUrl } from '../../ui/use-fields-in-url';
import { FilterBar } from './FilterBar';
import {
  defaultFilters,
  filterProjects,
  filterQueryFormat,
  hasFilters,
  type Searchable,
} from './filter';

interface ProjectFiltersProps {
  projects: readonly Searchable[];
  /** Id of the list with the project cards, which is static HTML. */
  listId: string;
  copy: PortfolioCopy['filterBar'];
  failureCopy: FailureCopy;
}

/**
 * Scrolls to the linked project, or to the filter bar if filters hide it. Without filters, the browser
 * has scrolled; with them, hide-until-filtered.js has hidden the cards.
 */
function useScrollToTarget(fieldsetRef: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const target = document.getElementById(window.location.hash.slice(1));
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    // After reload, back and forward the browser restores the scroll position.
    const parameters = new URLSearchParams(window.location.search);
    // As hide-until-filtered.js: any value hides the cards, also an unknown one.
    const wereHidden = Object.keys(defaultFilters).some((name) => parameters.has(name));
    if (!(target && wereHidden && visit?.type === 'navigate')) return;
    // Wait until the list is filtered.
    requestAnimationFrame(() => {
      const destination = target.getClientRects().length > 0 ? target : fieldsetRef.current;
      destination?.scrollIntoView({ behavior: 'instant' });
    });
  }, [fieldsetRef]);
}

interface ShownCards {
  projects: readonly Searchable[];
  shown: readonly Searchable[];
  isFiltered: boolean;
}

/** Shows and hides the cards, which are static HTML outside the island. */
function showCards(listId: string, { projects, shown, isFiltered }: ShownCards) {
  const list = document.getElementById(listId);
  if (list) {
    list.hidden = shown.length === 0;
    list.firstElementChild?.toggleAttribute('data-featured', !isFiltered);
  }
  for (const project of projects) {
    const card = document.getElementById(project.id);
    if (card) card.hidden = !shown.includes(project);
  }
  // Set by hide-until-filtered.js.
  document.documentElement.removeAttribute('data-filtering');
}

function Filters({ projects, listId, copy }: Omit<ProjectFiltersProps, 'failureCopy'>) {
  const fields = useFieldsInUrl(filterQueryFormat);
  const shown = filterProjects(projects, fields.values);
  const isFiltered = hasFilters(fields.values);
  // After every render: `shown` is a new array each time.
  useLayoutEffect(() => showCards(listId, { projects, shown, isFiltered }));
  useLayoutEffect(() => {
    // If the island fails, all projects show.
    return () => showCards(listId, { projects, shown: projects, isFiltered: false });
  }, [listId, projects]);
  useScrollToTarget(fields.fieldsetRef);
  return (
    <FilterBar
      projects={projects}
      shownCount={shown.length}
      isFiltered={isFiltered}
      fields={fields}
      copy={copy}
    />
  );
}

export function ProjectFilters({ failureCopy, ...props }: ProjectFiltersProps) {
  return (
    <IslandBoundary copy={failureCopy}>
      <Filters {...props} />
    </IslandBoundary>
  );
}
