import { useMemo, useRef } from 'react';
import { interpolate } from '../lib/interpolate';
import { filterProjects, hasFilters } from '../lib/portfolio-filter';
import type { Project } from '../schema/records';
import { Button } from '../ui/Button';
import { IslandBoundary, type IslandBoundaryCopy } from './IslandBoundary';
import type { PortfolioBrowserCopy } from './portfolio-browser/copy';
import { FilterBar } from './portfolio-browser/FilterBar';
import { ProjectList } from './portfolio-browser/ProjectList';
import { useNamedProject } from './portfolio-browser/use-named-project';
import { usePortfolioFilters } from './portfolio-browser/use-portfolio-filters';
import { useSettled } from './use-settled';

/** A project with what the page works out for it. */
export interface ShownProject extends Project {
  pictureSrc: string;
  discussHref: string;
}

export interface PortfolioBrowserProps {
  projects: readonly ShownProject[];
  copy: PortfolioBrowserCopy;
  failure: IslandBoundaryCopy;
}

function Browser({ projects, copy }: Pick<PortfolioBrowserProps, 'projects' | 'copy'>) {
  const form = useRef<HTMLFieldSetElement>(null);
  const { filters, type, choose, clear } = usePortfolioFilters(form);
  const shown = useMemo(() => filterProjects(projects, filters), [projects, filters]);
  const named = useNamedProject();
  const count = interpolate(copy.count, { shown: shown.length, all: projects.length });
  const spoken = useSettled(shown.length === 0 ? copy.empty : count);

  const clearAndReturn = () => {
    clear();
    form.current?.querySelector('input')?.focus();
  };

  return (
    <div data-portfolio>
      <FilterBar
        projects={projects}
        filters={filters}
        form={form}
        copy={copy}
        onType={type}
        onChoose={choose}
      />
      <div className="mt-5 flex min-h-14 flex-wrap items-center justify-between gap-x-6 border-ink border-b-2 pb-1">
        {/* Announced once after a pause instead, not at every letter. */}
        <output aria-live="off" className="font-semibold tabular">
          {count}
        </output>
        <p role="status" className="sr-only">
          {spoken}
        </p>
        {hasFilters(filters) && shown.length > 0 && (
          <button
            type="button"
            onClick={clearAndReturn}
            className="min-h-11 cursor-pointer font-semibold underline decoration-2 decoration-leaf underline-offset-[0.35em] hover:decoration-current"
          >
            {copy.clear}
          </button>
        )}
      </div>
      {shown.length === 0 ? (
        <div className="grid justify-items-start gap-5 py-16">
          <p className="font-display font-bold text-subheading">{copy.empty}</p>
          <p className="text-ink-2">{copy.emptyHint}</p>
          <Button look="solid" onClick={clearAndReturn}>
            {copy.clear}
          </Button>
        </div>
      ) : (
        <ProjectList projects={shown} named={named} copy={copy} />
      )}
    </div>
  );
}

/** The portfolio with its filters. All projects stand in the page before it starts. */
export function PortfolioBrowser({ projects, copy, failure }: PortfolioBrowserProps) {
  return (
    <IslandBoundary copy={failure}>
      <Browser projects={projects} copy={copy} />
    </IslandBoundary>
  );
}
