import { ChevronDown, Search } from 'lucide-react';
import { Fragment, type ReactNode, type RefObject, useId } from 'react';
import { interpolate } from '../../lib/interpolate';
import { ALL, countOptions, type PortfolioFilters, type Searchable } from '../../lib/portfolio';

type FieldText = 'searchLabel' | 'searchPlaceholder' | 'industryLabel' | 'typeLabel' | 'option';
type AllText = 'allIndustries' | 'allTypes';
export type FilterBarCopy = Record<'filtersLabel' | FieldText | AllText, string>;

export interface FilterBarProps {
  projects: readonly Searchable[];
  filters: PortfolioFilters;
  form: RefObject<HTMLFieldSetElement | null>;
  searchField: RefObject<HTMLInputElement | null>;
  copy: FilterBarCopy;
  onSearch: (text: string) => void;
  onFilter: (change: Partial<PortfolioFilters>) => void;
  /** The number of projects shown. */
  children: ReactNode;
}

const fieldClasses =
  'min-h-12 w-full rounded-small border border-edge bg-card hover:border-ink text-ellipsis max-lg:text-[1rem]';
const iconClasses = 'pointer-events-none absolute top-1/2 size-5 -translate-y-1/2';
const labelClasses = 'mb-1.5 self-end font-semibold text-small lg:row-start-1';
const controlClasses = 'relative lg:col-span-1 lg:row-start-2';

/** On a phone the dropdowns stand below the search, on a desktop all fields in one row. */
export function FilterBar(props: FilterBarProps) {
  const { projects, filters, form, searchField, copy, onSearch, onFilter, children } = props;
  const id = useId();
  const dropdowns = [
    { name: 'industry', label: copy.industryLabel, all: copy.allIndustries },
    { name: 'type', label: copy.typeLabel, all: copy.allTypes },
  ] as const;
  return (
    <search aria-labelledby={id} className="noscript:hidden print:hidden">
      <fieldset
        ref={form}
        className="grid grid-cols-[5fr_4fr] gap-x-3 border-ink border-b-2 pb-5 lg:grid-cols-[1.3fr_1fr_1fr_auto] lg:gap-x-6"
      >
        <legend id={id} className="sr-only">
          {copy.filtersLabel}
        </legend>
        <label htmlFor={`${id}q`} className={`col-start-1 row-start-1 ${labelClasses}`}>
          {copy.searchLabel}
        </label>
        <div className={`col-span-full row-start-2 ${controlClasses}`}>
          <Search aria-hidden="true" className={`${iconClasses} left-3.5 text-ink-2`} />
          <input
            ref={searchField}
            id={`${id}q`}
            name="q"
            type="search"
            autoComplete="off"
            enterKeyHint="search"
            placeholder={copy.searchPlaceholder}
            value={filters.search}
            onChange={(event) => onSearch(event.target.value)}
            className={`${fieldClasses} pr-3 pl-11 placeholder:text-ink-2`}
          />
        </div>
        {dropdowns.map(({ name, label, all }) => (
          <Fragment key={name}>
            <label htmlFor={id + name} className={`row-start-3 mt-3 lg:mt-0 ${labelClasses}`}>
              {label}
            </label>
            <div className={`row-start-4 ${controlClasses}`}>
              <select
                id={id + name}
                name={name}
                autoComplete="off"
                value={filters[name]}
                onChange={(event) => onFilter({ [name]: event.target.value })}
                className={`${fieldClasses} cursor-pointer appearance-none pr-7 pl-2.5 lg:pr-10 lg:pl-4`}
              >
                {countOptions(name, projects, filters).map(({ value, count }) => (
                  <option key={value} value={value}>
                    {interpolate(copy.option, { name: value === ALL ? all : value, count })}
                  </option>
                ))}
              </select>
              <ChevronDown aria-hidden="true" className={`${iconClasses} right-2 lg:right-3`} />
            </div>
          </Fragment>
        ))}
        <div className="col-span-full row-start-1 flex flex-wrap items-baseline justify-end gap-x-3 justify-self-end lg:col-span-1 lg:col-start-4 lg:row-span-2 lg:min-w-36 lg:flex-col-reverse lg:flex-nowrap lg:items-end lg:justify-start">
          {children}
        </div>
      </fieldset>
    </search>
  );
}
