import type { filterBar } from '@content/copy/portfolio';
import { ChevronDown, Search } from 'lucide-react';
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
  hasFilters,
  type Searchable,
} from './filter';

interface FilterBarProps {
  projects: readonly Searchable[];
  shownCount: number;
  fields: FieldsState<keyof FilterValues>;
  copy: typeof filterBar;
}

const labelClasses = 'order-1 mb-1.5 block font-semibold text-small';
const controlClasses = 'relative order-3 block w-full';
const fieldClasses = 'field min-h-12 w-full text-ellipsis max-lg:text-[1rem]';
const iconClasses = 'pointer-events-none absolute top-1/2 size-5 -translate-y-1/2';

/** One row on a desktop; on a phone the dropdowns are below the search and the count. */
export function FilterBar({ projects, shownCount, fields, copy }: FilterBarProps) {
  const { fieldset, values: filters, setValue, pushValues, handleBlur } = fields;
  const isEmpty = shownCount === 0;
  const countText = interpolate(copy.count, { shown: shownCount, all: projects.length });
  const clear = () => {
    // Move the focus first: a blurred field writes its value to the address.
    fieldset.current?.querySelector('input')?.focus();
    pushValues(defaultFilters);
  };
  const dropdowns = [
    ['industry', copy.industryLabel, copy.allIndustries, 'flex-[5_1_8rem]'],
    ['type', copy.typeLabel, copy.allTypes, 'flex-[4_1_6.5rem]'],
  ] as const;
  return (
    <>
      <search aria-label={copy.filtersLabel} className="noscript:hidden print:hidden">
        <fieldset
          ref={fieldset}
          className="flex flex-wrap items-baseline gap-x-3 border-ink border-b-2 pb-5 lg:grid lg:grid-cols-[1.3fr_1fr_1fr_auto] lg:gap-x-6"
        >
          <legend className="sr-only">{copy.filtersLabel}</legend>
          <label className="contents lg:block">
            <span className={labelClasses}>{copy.searchLabel}</span>
            <span className={controlClasses}>
              <Search className={`${iconClasses} left-3.5 text-ink-muted`} />
              <input
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
            <label key={name} className={`order-4 min-w-0 pt-3 lg:order-none lg:pt-0 ${grow}`}>
              <span className={labelClasses}>{label}</span>
              <span className={controlClasses}>
                <select
                  name={name}
                  autoComplete="off"
                  value={filters[name]}
                  onChange={(event) => pushValues({ [name]: event.target.value })}
                  className={`${fieldClasses} cursor-pointer appearance-none pr-7 pl-2.5 lg:pr-10 lg:pl-4`}
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
          <div className="order-2 ml-auto flex flex-wrap items-baseline justify-end gap-x-3 lg:order-none lg:min-w-36 lg:flex-col-reverse lg:items-end lg:self-end">
            <p
              aria-hidden="true"
              className="flex items-center font-semibold text-fine tabular-nums lg:min-h-12 lg:text-body"
            >
              {countText}
            </p>
            <Announcement text={isEmpty ? copy.empty : countText} />
            {hasFilters(filters) && !isEmpty && (
              <button
                type="button"
                onClick={clear}
                className="-my-3 min-h-11 cursor-pointer font-semibold text-fine underlined"
              >
                {copy.clear}
              </button>
            )}
          </div>
        </fieldset>
      </search>
      {isEmpty && (
        <div className="grid justify-items-start gap-5 py-16">
          <p className="font-display font-bold text-subheading">{copy.empty}</p>
          <p className="text-ink-muted">{copy.emptyHint}</p>
          <Button onClick={clear}>{copy.clear}</Button>
        </div>
      )}
    </>
  );
}
