import type { filterBar } from '@content/copy/portfolio';
import { ChevronDown, Search } from 'lucide-react';
import { useRef } from 'react';
import { interpolate } from '../../lib/text';
import { Announcement } from '../../ui/Announcement';
import { Button } from '../../ui/Button';
import type { FieldsState } from '../../ui/use-fields-in-url';
import {
  ALL,
  defaultFilters,
  type FilterValues,
  filterOptions,
  filterProjects,
  type Searchable,
} from './filter';

interface FilterBarProps {
  projects: readonly Searchable[];
  shownCount: number;
  isFiltered: boolean;
  fields: FieldsState<keyof FilterValues>;
  copy: typeof filterBar;
}

const labelClasses = 'mb-1 block font-semibold text-small';
const controlClasses = 'relative block w-full';
const fieldClasses = 'field min-h-12 w-full text-ellipsis max-lg:text-[1rem]';
const iconClasses = 'pointer-events-none absolute inset-y-0 my-auto size-5';

/** One row on a desktop. On a phone the dropdowns are below the search, and the count above it. */
export function FilterBar({ projects, shownCount, isFiltered, fields, copy }: FilterBarProps) {
  const { fieldset, values: filters, setValue, pushValues, handleBlur } = fields;
  const searchField = useRef<HTMLInputElement>(null);
  const isEmpty = shownCount === 0;
  const countText = interpolate(copy.count, { shown: shownCount, all: projects.length });
  const clear = () => {
    // Move the focus first: a blurred field writes its value to the address.
    searchField.current?.focus();
    pushValues(defaultFilters);
  };
  const dropdowns = [
    ['industry', copy.industryLabel, copy.allIndustries, 'flex-[5_1_8rem]'],
    ['type', copy.typeLabel, copy.allTypes, 'flex-[4_1_7rem]'],
  ] as const;
  return (
    <>
      <search className="noscript:hidden">
        <fieldset
          ref={fieldset}
          className="relative flex flex-wrap gap-x-3 gap-y-2 border-ink border-b-2 pb-2 md:gap-x-8 lg:page-grid lg:pb-6"
        >
          <legend className="sr-only">{copy.filtersLabel}</legend>
          <label className="basis-full lg:col-span-4">
            <span className={labelClasses}>{copy.searchLabel}</span>
            <span className={controlClasses}>
              <Search className={`${iconClasses} left-4 text-ink-muted`} />
              <input
                ref={searchField}
                name="q"
                type="search"
                autoComplete="off"
                enterKeyHint="search"
                placeholder={copy.searchPlaceholder}
                value={filters.q}
                onChange={(event) => setValue('q', event.target.value)}
                onBlur={() => handleBlur('q')}
                onKeyDown={({ key, currentTarget }) => {
                  // The Search key of a phone closes the keyboard.
                  if (key === 'Enter' && matchMedia('(hover: none)').matches) currentTarget.blur();
                }}
                className={`${fieldClasses} pr-3 pl-11 placeholder:text-ink-muted`}
              />
            </span>
          </label>
          {dropdowns.map(([name, label, allLabel, grow]) => (
            <label key={name} className={`min-w-0 md:flex-1 lg:col-span-3 ${grow}`}>
              <span className={labelClasses}>{label}</span>
              <span className={controlClasses}>
                <select
                  name={name}
                  autoComplete="off"
                  value={filters[name]}
                  onChange={(event) => pushValues({ [name]: event.target.value })}
                  className={`${fieldClasses} cursor-pointer appearance-none pr-7 pl-3 lg:pr-10 lg:pl-4`}
                >
                  {filterOptions[name].map((value) => {
                    const count = filterProjects(projects, { ...filters, [name]: value }).length;
                    return (
                      <option key={value} value={value}>
                        {interpolate(copy.option, {
                          name: value === ALL ? allLabel : value,
                          count,
                        })}
                      </option>
                    );
                  })}
                </select>
                <ChevronDown className={`${iconClasses} right-2 lg:right-3`} />
              </span>
            </label>
          ))}
          <div className="flex basis-full justify-end font-semibold text-small lg:col-span-2 lg:flex-col lg:items-end lg:justify-end">
            {isFiltered && !isEmpty && (
              <button
                type="button"
                onClick={clear}
                className="min-h-11 cursor-pointer lg:-my-2 underlined"
              >
                {copy.clear}
              </button>
            )}
            <p className="absolute top-0 right-0 flex items-center tabular-figures lg:static lg:min-h-12 lg:text-body">
              {countText}
            </p>
            <Announcement text={isEmpty ? copy.empty : countText} />
          </div>
        </fieldset>
      </search>
      {isEmpty && (
        <div className="grid justify-items-start gap-4 py-16">
          <p className="font-bold font-display text-subheading">{copy.empty}</p>
          <p className="text-ink-muted">{copy.emptyHint}</p>
          <Button onClick={clear}>{copy.clear}</Button>
        </div>
      )}
    </>
  );
}
