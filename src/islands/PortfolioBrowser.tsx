import { type RefObject, useEffect, useState } from 'react';
import { interpolate } from '../lib/interpolate';
import {
  defaultFilters,
  filterProjects,
  filtersFromSearch,
  hasFilters,
  type PortfolioFilters,
  searchWithFilters,
} from '../lib/portfolio';
import { Button } from '../ui/Button';
import { Announcement } from './Announcement';
import { IslandBoundary, type IslandBoundaryCopy } from './IslandBoundary';
import { FilterBar, type FilterBarProps } from './portfolio-browser/FilterBar';
import { type Cards, type ListedProject, ProjectList } from './portfolio-browser/ProjectList';
import { type AddressFields, useAddressFields } from './use-address-fields';

type ListText = 'count' | 'empty' | 'emptyHint' | 'clear' | 'listLabel';

export interface PortfolioBrowserProps extends Cards {
  projects: readonly ListedProject[];
  copy: FilterBarProps['copy'] & Record<ListText, string>;
  failure: IslandBoundaryCopy;
}

interface FiltersProps extends Omit<FilterBarProps, 'children'> {
  shown: number;
  copy: PortfolioBrowserProps['copy'];
}

/** The filter bar with the count, and what stands in place of an empty list. */
function Filters({ shown, projects, fields, copy }: FiltersProps) {
  const isEmpty = shown === 0;
  const count = interpolate(copy.count, { shown, all: projects.length });
  const clear = () => {
    // First, because leaving a field writes the address.
    fields.form.current?.querySelector('input')?.focus();
    fields.pushTexts(defaultFilters);
  };
  return (
    <>
      <FilterBar projects={projects} fields={fields} copy={copy}>
        <p
          aria-hidden="true"
          className="flex items-center font-semibold text-fine tabular lg:min-h-12 lg:text-body"
        >
          {count}
        </p>
        <Announcement text={isEmpty ? copy.empty : count} />
        {hasFilters(fields.texts) && !isEmpty && (
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

const filterFields: AddressFields<PortfolioFilters> = {
  textsFrom: filtersFromSearch,
  searchWith: searchWithFilters,
  textWhenLeft: (text) => text,
};

/** Scrolls to the linked project after filtering, or to the filter bar if filters hide it. */
function useTargetInView(form: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const { hash, search } = window.location;
    const { visit } = document.documentElement.dataset;
    if (hash === '' || visit !== 'navigate' || !hasFilters(filtersFromSearch(search))) return;
    // Waits for the filtered list.
    const frame = requestAnimationFrame(() => {
      const target = document.getElementById(hash.slice(1));
      const destination = target?.getClientRects().length ? target : form.current;
      destination?.scrollIntoView({ behavior: 'instant' });
    });
    return () => cancelAnimationFrame(frame);
  }, [form]);
}

export function PortfolioBrowser({ projects, copy, failure, ...cards }: PortfolioBrowserProps) {
  const fields = useAddressFields(filterFields);
  useTargetInView(fields.form);
  const [hasFailed, setHasFailed] = useState(false);
  const shown = filterProjects(projects, fields.texts);
  return (
    <>
      <IslandBoundary copy={failure} onFailure={setHasFailed}>
        <Filters projects={projects} shown={shown.length} fields={fields} copy={copy} />
      </IslandBoundary>
      {/* Outside the boundary: Trusted Types forbid React to create the slots again. */}
      <ProjectList
        label={copy.listLabel}
        projects={projects}
        shown={hasFailed ? projects : shown}
        cards={cards}
      />
    </>
  );
}
