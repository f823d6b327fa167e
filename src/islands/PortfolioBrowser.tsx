import { useRef } from 'react';
import { interpolate } from '../lib/interpolate';
import { canHaveWideCards, defaultFilters, filterProjects, hasFilters } from '../lib/portfolio';
import { Button } from '../ui/Button';
import { Announcement } from './Announcement';
import { IslandBoundary, type IslandBoundaryCopy } from './IslandBoundary';
import { FilterBar, type FilterBarCopy } from './portfolio-browser/FilterBar';
import {
  ProjectCard,
  type ProjectCardCopy,
  type ShownProject,
} from './portfolio-browser/ProjectCard';
import { useFilters, useTargetInView } from './portfolio-browser/use-filters';

type ListCopy = Record<'count' | 'empty' | 'emptyHint' | 'clear' | 'listLabel', string>;

interface PortfolioBrowserCopy extends FilterBarCopy, ListCopy {
  card: ProjectCardCopy;
}

export interface PortfolioBrowserProps {
  projects: readonly ShownProject[];
  copy: PortfolioBrowserCopy;
  failure: IslandBoundaryCopy;
}

interface ProjectListProps extends Omit<PortfolioBrowserProps, 'failure'> {
  shown: readonly ShownProject[];
}

function ProjectList({ projects, shown, copy }: ProjectListProps) {
  const wideCards = canHaveWideCards(shown) ? shown.filter(({ caseHref }) => caseHref) : [];
  return (
    <ul
      aria-label={copy.listLabel}
      hidden={shown.length === 0}
      className="mt-8 grid grid-flow-dense gap-8 [reading-flow:grid-rows] md:grid-cols-2 xl:grid-cols-3 print:grid-cols-3 print:[zoom:0.7]"
    >
      {projects.map((project, index) => {
        const position = wideCards.indexOf(project);
        const isWide = position >= 0;
        // In three columns, wide cards alternate between left and right.
        const columns = position % 2 === 1 ? 'md:col-span-2 xl:col-start-2' : 'md:col-span-2';
        return (
          <li
            key={project.id}
            hidden={!shown.includes(project)}
            className={`row-span-4 grid-rows-subgrid gap-y-0 md:grid ${isWide ? columns : ''}`}
          >
            <ProjectCard project={project} isWide={isWide} isFirst={index === 0} copy={copy.card} />
          </li>
        );
      })}
    </ul>
  );
}

function Browser({ projects, copy }: Omit<PortfolioBrowserProps, 'failure'>) {
  const form = useRef<HTMLFieldSetElement>(null);
  const searchField = useRef<HTMLInputElement>(null);
  const { filters, setSearchText, setFilters } = useFilters(form);
  useTargetInView(form);
  const shown = filterProjects(projects, filters);
  const isEmpty = shown.length === 0;
  const count = interpolate(copy.count, { shown: shown.length, all: projects.length });

  const clear = () => {
    setFilters(defaultFilters);
    searchField.current?.focus();
  };

  return (
    <>
      <FilterBar
        projects={projects}
        filters={filters}
        form={form}
        searchField={searchField}
        copy={copy}
        onSearch={setSearchText}
        onFilter={setFilters}
      />
      <div className="mt-5 flex min-h-14 flex-wrap items-center justify-between gap-x-6 border-ink border-b-2 pb-1">
        <p aria-hidden="true" className="font-semibold tabular">
          {count}
        </p>
        <Announcement text={isEmpty ? copy.empty : count} />
        {hasFilters(filters) && !isEmpty && (
          <button
            type="button"
            onClick={clear}
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
          <Button onClick={clear}>{copy.clear}</Button>
        </div>
      )}
      <ProjectList projects={projects} shown={shown} copy={copy} />
    </>
  );
}

export function PortfolioBrowser({ failure, ...props }: PortfolioBrowserProps) {
  return (
    <IslandBoundary copy={failure} fallback={<ProjectList {...props} shown={props.projects} />}>
      <Browser {...props} />
    </IslandBoundary>
  );
}
