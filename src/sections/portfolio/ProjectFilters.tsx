import type { failure } from '@content/copy/failure';
import type { filterBar } from '@content/copy/portfolio';
import { type RefObject, useEffect, useLayoutEffect } from 'react';
import { IslandBoundary } from '../../ui/IslandBoundary';
import { useFieldsInUrl } from '../../ui/use-fields-in-url';
import { FilterBar } from './FilterBar';
import { filterProjects, readFilters, type Searchable, writeFilters } from './filter';

interface ProjectFiltersProps {
  projects: readonly Searchable[];
  /** Id of the list with the project cards, which is static HTML. */
  listId: string;
  copy: typeof filterBar;
  failureCopy: typeof failure;
}

/** Scrolls to the linked project; if filters hide it, to the filter bar. */
function useScrollToTarget(fieldset: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const target = document.getElementById(window.location.hash.slice(1));
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    // After reload, back and forward the browser restores the scroll position.
    if (!(target && window.location.search && visit?.type === 'navigate')) return;
    // Wait until the list is filtered.
    requestAnimationFrame(() => {
      const destination = target.getClientRects().length > 0 ? target : fieldset.current;
      destination?.scrollIntoView({ behavior: 'instant' });
    });
  }, [fieldset]);
}

/**
 * Hides cards of a list outside the island, which React does not render. If the island fails, React
 * runs the cleanup, and all projects show.
 */
function useShownCards(listId: string, isShown: readonly boolean[]) {
  useLayoutEffect(() => {
    const list = document.getElementById(listId) as HTMLElement;
    const cards = [...list.children] as HTMLElement[];
    list.hidden = !isShown.includes(true);
    for (const [index, card] of cards.entries()) card.hidden = !isShown[index];
    return () => {
      for (const element of [list, ...cards]) element.hidden = false;
    };
  });
}

function Filters({ projects, listId, copy }: Omit<ProjectFiltersProps, 'failureCopy'>) {
  const fields = useFieldsInUrl(readFilters, writeFilters);
  const shown = filterProjects(projects, fields.values);
  const isShown = projects.map((project) => shown.includes(project));
  useShownCards(listId, isShown);
  useScrollToTarget(fields.fieldset);
  return <FilterBar projects={projects} shownCount={shown.length} fields={fields} copy={copy} />;
}

export function ProjectFilters({ failureCopy, ...props }: ProjectFiltersProps) {
  return (
    <IslandBoundary copy={failureCopy}>
      <Filters {...props} />
    </IslandBoundary>
  );
}
