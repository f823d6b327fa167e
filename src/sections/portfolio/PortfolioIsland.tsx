import { type RefObject, useEffect, useMemo } from 'react';
import { isNewVisit } from '../../lib/url';
import type { FailureCopy } from '../../schema/copy/failure';
import type { PortfolioCopy } from '../../schema/copy/portfolio';
import { IslandErrorBoundary } from '../../ui/IslandErrorBoundary';
import { useFieldsInUrl } from '../../ui/use-fields-in-url';
import { FilterBar } from './FilterBar';
import { filterProjects, filterQueryFormat, hasFilters, toSearchableProject } from './filter';
import { ProjectList, type ProjectListProps } from './ProjectList';

interface PortfolioIslandProps extends Pick<ProjectListProps, 'cards'> {
  copy: Pick<PortfolioCopy, 'filterBar' | 'listLabel' | 'card'>;
  failureCopy: FailureCopy;
}

/** Scrolls to the project that the address links to, or to the filter bar if the filters hide it. */
function useScrollToTarget(fieldsetRef: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const target = document.getElementById(window.location.hash.slice(1));
    const isFiltered = hasFilters(filterQueryFormat.parse(window.location.search));
    if (!(target && isFiltered && isNewVisit())) return;
    // Wait until the list is filtered.
    requestAnimationFrame(() => {
      const destination = target.getClientRects().length > 0 ? target : fieldsetRef.current;
      destination?.scrollIntoView({ behavior: 'instant' });
    });
  }, [fieldsetRef]);
}

function FilteredProjects({ cards, copy }: Omit<PortfolioIslandProps, 'failureCopy'>) {
  const fields = useFieldsInUrl(filterQueryFormat);
  const projects = useMemo(() => cards.map(({ project }) => toSearchableProject(project)), [cards]);
  const shown = filterProjects(projects, fields.values);
  const isFiltered = hasFilters(fields.values);
  useScrollToTarget(fields.fieldsetRef);
  useEffect(() => document.documentElement.removeAttribute('data-filtering'), []);
  return (
    <>
      <FilterBar
        projects={projects}
        shownCount={shown.length}
        isFiltered={isFiltered}
        fields={fields}
        copy={copy.filterBar}
      />
      {/* hide-until-filtered.js sets `data-filtering` if the address has filters. */}
      <div className="in-data-filtering:invisible">
        <ProjectList
          cards={cards}
          shownIds={new Set(shown.map(({ id }) => id))}
          isFirstFeatured={!isFiltered}
          label={copy.listLabel}
          copy={copy.card}
        />
      </div>
    </>
  );
}

/** If the filters fail, all projects show. */
export function PortfolioIsland({ failureCopy, ...props }: PortfolioIslandProps) {
  const { cards, copy } = props;
  return (
    <IslandErrorBoundary
      copy={failureCopy}
      contentBelow={
        <ProjectList cards={cards} isFirstFeatured label={copy.listLabel} copy={copy.card} />
      }
    >
      <FilteredProjects {...props} />
    </IslandErrorBoundary>
  );
}
