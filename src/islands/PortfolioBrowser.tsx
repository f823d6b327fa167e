import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { interpolate } from '../lib/interpolate';
import {
  type CardPlace,
  defaultFilters,
  filterProjects,
  hasFilters,
  placeCards,
  type Searchable,
} from '../lib/portfolio';
import { Button } from '../ui/Button';
import { Announcement } from './Announcement';
import { IslandBoundary, type IslandBoundaryCopy } from './IslandBoundary';
import { FilterBar, type FilterBarCopy } from './portfolio-browser/FilterBar';
import { useFilters, useTargetInView } from './portfolio-browser/use-filters';

type ListText = 'count' | 'empty' | 'emptyHint' | 'clear' | 'listLabel';

export interface ListedProject extends Searchable {
  id: string;
  hasCase: boolean;
}

/** Cards are slots: static HTML that is not hydrated, so the props need no more than the filters do. */
type Cards = { [slot: `card${number}`]: ReactNode };

export interface PortfolioBrowserProps extends Cards {
  projects: readonly ListedProject[];
  copy: FilterBarCopy & Record<ListText, string>;
  failure: IslandBoundaryCopy;
}

function columnClasses(inTwo: CardPlace, inThree: CardPlace): string {
  const spans = ['', '', 'xl:col-span-2', 'xl:col-span-3'];
  return [
    inTwo.span === 2 && 'md:max-xl:col-span-2',
    spans[inThree.span],
    inThree.start === 2 && 'xl:col-start-2',
  ]
    .filter(Boolean)
    .join(' ');
}

interface ProjectListProps extends Omit<PortfolioBrowserProps, 'failure'> {
  shown: readonly ListedProject[];
}

function ProjectList({ projects, shown, copy, ...cards }: ProjectListProps) {
  const [inTwo, inThree] = [placeCards(shown, 2), placeCards(shown, 3)];
  return (
    <ul
      aria-label={copy.listLabel}
      hidden={shown.length === 0}
      className="mt-6 grid grid-flow-dense gap-6 [reading-flow:grid-rows] md:grid-cols-2 xl:grid-cols-3 print:grid-cols-3 print:[zoom:0.7]"
    >
      {projects.map(({ id }, index) => {
        const place = shown.findIndex((project) => project.id === id);
        const [two = { span: 1 }, three = { span: 1 }] = [inTwo[place], inThree[place]];
        return (
          <li
            key={id}
            hidden={place < 0}
            className={`@container print:col-auto ${columnClasses(two, three)}`}
          >
            {cards[`card${index}`]}
          </li>
        );
      })}
    </ul>
  );
}

interface BrowserProps extends Omit<PortfolioBrowserProps, keyof Cards | 'failure'> {
  onShow: (shown: readonly ListedProject[]) => void;
}

function Browser({ projects, copy, onShow }: BrowserProps) {
  const form = useRef<HTMLFieldSetElement>(null);
  const searchField = useRef<HTMLInputElement>(null);
  const { filters, setSearchText, setFilters } = useFilters(form);
  useTargetInView(form);
  const shown = filterProjects(projects, filters);
  const isEmpty = shown.length === 0;
  const shownIds = shown.map(({ id }) => id).join();
  useLayoutEffect(() => {
    const ids = shownIds.split(',');
    onShow(projects.filter(({ id }) => ids.includes(id)));
    // If the filters fail, all projects show.
    return () => onShow(projects);
  }, [projects, shownIds, onShow]);
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
      >
        <p
          aria-hidden="true"
          className="flex items-center font-semibold text-fine tabular lg:min-h-12 lg:text-body"
        >
          {count}
        </p>
        <Announcement text={isEmpty ? copy.empty : count} />
        {hasFilters(filters) && !isEmpty && (
          <button
            type="button"
            onClick={clear}
            className="-my-3 min-h-11 cursor-pointer font-semibold text-fine underline decoration-2 decoration-leaf underline-offset-[0.35em] hover:decoration-current"
          >
            {copy.clear}
          </button>
        )}
      </FilterBar>
      {isEmpty && (
        <div className="grid justify-items-start gap-5 py-16">
          <p className="font-display font-bold text-subheading">{copy.empty}</p>
          <p className="text-ink-2">{copy.emptyHint}</p>
          <Button onClick={clear}>{copy.clear}</Button>
        </div>
      )}
    </>
  );
}

export function PortfolioBrowser({ projects, copy, failure, ...cards }: PortfolioBrowserProps) {
  const [shown, setShown] = useState(projects);
  return (
    <>
      <IslandBoundary copy={failure}>
        <Browser projects={projects} copy={copy} onShow={setShown} />
      </IslandBoundary>
      {/* Outside the boundary: Trusted Types forbid React to create the slots again. */}
      <ProjectList projects={projects} shown={shown} copy={copy} {...cards} />
    </>
  );
}
