import { useDeferredValue, useRef } from 'react';
import { interpolate } from '../lib/interpolate';
import { hasFilters, summarize } from '../lib/portfolio-filter';
import { Button } from '../ui/Button';
import { IslandBoundary, type IslandBoundaryCopy } from './IslandBoundary';
import type { PortfolioBrowserCopy } from './portfolio-browser/copy';
import { FilterBar } from './portfolio-browser/FilterBar';
import type { ShownProject } from './portfolio-browser/ProjectCard';
import { ProjectList } from './portfolio-browser/ProjectList';
import { useFilters } from './portfolio-browser/use-filters';
import { useTargetInView } from './portfolio-browser/use-target-in-view';
import { useDebounced } from './use-debounced';

export interface PortfolioBrowserProps {
  projects: readonly ShownProject[];
  copy: PortfolioBrowserCopy;
  failure: IslandBoundaryCopy;
}

function Browser({ projects, copy }: Omit<PortfolioBrowserProps, 'failure'>) {
  const form = useRef<HTMLFieldSetElement>(null);
  const searchField = useRef<HTMLInputElement>(null);
  const { filters, setText, choose, clear } = useFilters(form);
  useTargetInView(form);
  // The field answers each key at once; the list may come a little later.
  const listed = { ...filters, search: useDeferredValue(filters.search) };
  const summary = summarize(projects, listed);
  const isEmpty = summary.shown === 0;
  const count = interpolate(copy.count, { shown: summary.shown, all: summary.all });
  const spoken = useDebounced(isEmpty ? copy.empty : count);

  const clearAndReturn = () => {
    clear();
    searchField.current?.focus();
  };

  return (
    <>
      <FilterBar
        summary={summary}
        filters={filters}
        form={form}
        searchField={searchField}
        copy={copy}
        onSearch={setText}
        onChoose={choose}
      />
      <div className="mt-5 flex min-h-14 flex-wrap items-center justify-between gap-x-6 border-ink border-b-2 pb-1">
        <p data-count aria-hidden="true" className="font-semibold tabular">
          {count}
        </p>
        <p role="status" className="sr-only">
          {spoken}
        </p>
        {hasFilters(filters) && !isEmpty && (
          <button
            type="button"
            onClick={clearAndReturn}
            className="min-h-11 cursor-pointer font-semibold underline decoration-2 decoration-leaf underline-offset-[0.35em] hover:decoration-current"
          >
            {copy.clear}
          </button>
        )}
      </div>
      {isEmpty && (
        <div className="grid justify-items-start gap-5 py-16">
          <p className="font-display font-bold text-subheading">{copy.empty}</p>
          <p className="text-ink-2">{copy.emptyHint}</p>
          <Button look="solid" onClick={clearAndReturn}>
            {copy.clear}
          </Button>
        </div>
      )}
      <ProjectList projects={projects} filters={listed} copy={copy} />
    </>
  );
}

/** The projects and their filters. Without scripts all projects show, and the filters do not. */
export function PortfolioBrowser({ failure, ...props }: PortfolioBrowserProps) {
  return (
    <IslandBoundary copy={failure}>
      <Browser {...props} />
    </IslandBoundary>
  );
}
