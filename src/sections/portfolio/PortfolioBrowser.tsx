import type { browser } from '@content/copy/portfolio';
import { type RefObject, useEffect, useState } from 'react';
import { IslandBoundary, type IslandBoundaryCopy } from '../../ui/IslandBoundary';
import { type FieldCodec, useFieldsInAddress } from '../../ui/use-fields-in-address';
import { FilterBar } from './FilterBar';
import {
  filterProjects,
  filtersFromSearch,
  hasFilters,
  type PortfolioFilters,
  type Searchable,
  searchWithFilters,
} from './filter';
import { type Cards, ProjectList } from './ProjectList';

interface PortfolioBrowserProps extends Cards {
  projects: readonly Searchable[];
  listLabel: string;
  copy: typeof browser;
  failure: IslandBoundaryCopy;
}

const filterFields: FieldCodec<PortfolioFilters> = {
  valuesFrom: filtersFromSearch,
  searchWith: searchWithFilters,
  normalizeOnBlur: (text) => text,
};

/** Scrolls to the linked project; if filters hide it, to the filter bar. */
function useTargetInView(fieldset: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const { hash, search } = window.location;
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const isNew = visit?.type === 'navigate';
    if (hash === '' || !isNew || !hasFilters(filtersFromSearch(search))) return;
    // Waits for the filtered list.
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
  const fields = useFieldsInAddress(filterFields);
  useTargetInView(fields.fieldset);
  const [hasFailed, setHasFailed] = useState(false);
  const shown = filterProjects(projects, fields.values);
  return (
    <>
      <IslandBoundary copy={failure} onFailure={setHasFailed}>
        <FilterBar projects={projects} shownCount={shown.length} fields={fields} copy={copy} />
      </IslandBoundary>
      {/* Outside the boundary: Trusted Types forbid React to create the slots again. */}
      <ProjectList
        label={listLabel}
        projects={projects}
        shown={hasFailed ? projects : shown}
        cards={cards}
      />
    </>
  );
}
