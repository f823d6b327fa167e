import type { failure } from '@content/copy/failure';
import type { browser } from '@content/copy/portfolio';
import { type ReactNode, type RefObject, useEffect, useState } from 'react';
import { IslandBoundary } from '../../ui/IslandBoundary';
import { useFieldsInAddress } from '../../ui/use-fields-in-address';
import { FilterBar } from './FilterBar';
import {
  filterProjects,
  filtersFromSearch,
  hasFilters,
  type Searchable,
  searchWithFilters,
} from './filter';

interface PortfolioBrowserProps {
  projects: readonly Searchable[];
  listLabel: string;
  copy: typeof browser;
  failure: typeof failure;
  /** Slots of Astro: static HTML that is not hydrated. */
  [card: `card${number}`]: ReactNode;
}

/** Scrolls to the linked project; if filters hide it, to the filter bar. */
function useTargetInView(fieldset: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const { hash, search } = window.location;
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const isNew = visit?.type === 'navigate';
    if (hash === '' || !isNew || !hasFilters(filtersFromSearch(search))) return;
    // In the next frame the list is filtered.
    const frame = requestAnimationFrame(() => {
      const target = document.getElementById(hash.slice(1));
      const destination = target?.getClientRects().length ? target : fieldset.current;
      destination?.scrollIntoView({ behavior: 'instant' });
    });
    return () => cancelAnimationFrame(frame);
  }, [fieldset]);
}

export function PortfolioBrowser(props: PortfolioBrowserProps) {
  const { projects, listLabel, copy, failure, ...cards } = props;
  const fields = useFieldsInAddress(filtersFromSearch, searchWithFilters);
  useTargetInView(fields.fieldset);
  const [hasFailed, setHasFailed] = useState(false);
  const found = filterProjects(projects, fields.values);
  const shown = hasFailed ? projects : found;
  return (
    <>
      <IslandBoundary copy={failure} onFailure={setHasFailed}>
        <FilterBar projects={projects} shownCount={found.length} fields={fields} copy={copy} />
      </IslandBoundary>
      {/* Outside the boundary: Trusted Types forbid React to create the slots again. */}
      <div className="@container mt-6">
        <ul
          aria-label={listLabel}
          hidden={shown.length === 0}
          className="grid gap-x-5 @two:grid-cols-2 @four:grid-cols-4 print:grid-cols-3 print:[zoom:0.7]"
        >
          {projects.map((project, index) => (
            <li
              key={project.text}
              hidden={!shown.includes(project)}
              className="row-span-9 mb-5 shared-rows print:row-auto"
            >
              {cards[`card${index}`]}
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
