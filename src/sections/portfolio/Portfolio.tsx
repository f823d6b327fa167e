import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { formatPlural } from '../../lib/format';
import type { FailureCopy } from '../../schema/copy/failure';
import type { PortfolioCopy } from '../../schema/copy/portfolio';
import { Announcement } from '../../ui/Announcement';
import { Button } from '../../ui/Button';
import { ErrorBoundary } from '../../ui/ErrorBoundary';
import { useFieldsInAddress } from '../../ui/use-fields-in-address';
import { FilterBar } from './FilterBar';
import { filterProjects, filtersFormat, noFilters } from './filter';
import type { ListedProject } from './listed-project';

interface FilteredListProps {
  projects: readonly ListedProject[];
  copy: Pick<PortfolioCopy, 'filterBar' | 'listLabel'>;
  /** The content of each list item, which the build renders: `card0`, `card1` … */
  [slot: `card${number}`]: ReactNode;
}

function FilteredList({ projects, copy, ...cards }: FilteredListProps) {
  const { values: filters, setValues: setFilters, isReady } = useFieldsInAddress(filtersFormat);
  const list = useRef<HTMLUListElement>(null);
  const shown = filterProjects(projects, filters);

  // Shows the list, which waits for the filters of the address (src/layouts/fill-fields.js).
  useLayoutEffect(() => document.documentElement.removeAttribute('data-filled'), []);

  const { empty, clear } = copy.filterBar;
  const all = projects.length;
  const count = formatPlural(copy.filterBar.count, all, { shown: shown.length, all });

  function handleClear() {
    setFilters(noFilters);
    // The pressed button disappears. The search field would open a phone's keyboard.
    list.current?.focus({ preventScroll: true });
  }

  return (
    <>
      <div className="surface-pine">
        <div className="page-width pb-2 lg:pb-9">
          <FilterBar
            projects={projects}
            filters={filters}
            count={count}
            hasResults={shown.length > 0}
            onChange={setFilters}
            onClear={handleClear}
            copy={copy.filterBar}
          />
          {isReady && <Announcement>{shown.length > 0 ? count : empty}</Announcement>}
        </div>
      </div>
      <div className="page-width portfolio-list">
        <ul ref={list} tabIndex={-1} aria-label={copy.listLabel} className="portfolio-cards">
          {projects.map((project, index) => (
            <li
              key={project.id}
              id={project.id}
              hidden={!shown.includes(project)}
              className={project.className}
            >
              {cards[`card${index}`]}
            </li>
          ))}
        </ul>
        <div hidden={shown.length > 0}>
          <p className="mb-4 font-display text-subheading" suppressHydrationWarning>
            {empty}
          </p>
          <Button onClick={handleClear}>{clear}</Button>
        </div>
      </div>
    </>
  );
}

/** An island. */
export const Portfolio = ({
  failureCopy,
  ...props
}: FilteredListProps & { failureCopy: FailureCopy }) => (
  <ErrorBoundary failureCopy={failureCopy}>
    <FilteredList {...props} />
  </ErrorBoundary>
);
