import { ChevronDown, Search } from 'lucide-react';
import { type ReactNode, type RefObject, useId } from 'react';
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
}

const fieldClasses =
  'min-h-12 w-full rounded-small border border-edge bg-card pr-10 hover:border-ink text-ellipsis';
const iconClasses = 'pointer-events-none absolute top-1/2 size-5 -translate-y-1/2';

interface FieldProps {
  id: string;
  label: string;
  className?: string;
  children: ReactNode;
}

function Field({ id, label, className, children }: FieldProps) {
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1.5 block font-semibold text-small">
        {label}
      </label>
      <div className="relative">{children}</div>
    </div>
  );
}

export function FilterBar(props: FilterBarProps) {
  const { projects, filters, form, searchField, copy, onSearch, onFilter } = props;
  const id = useId();
  const dropdowns = [
    { name: 'industry', label: copy.industryLabel, all: copy.allIndustries },
    { name: 'type', label: copy.typeLabel, all: copy.allTypes },
  ] as const;
  return (
    <search aria-labelledby={id} className="noscript:hidden print:hidden">
      <fieldset ref={form} className="grid gap-x-8 gap-y-4 sm:grid-cols-2 lg:grid-cols-3">
        <legend id={id} className="sr-only">
          {copy.filtersLabel}
        </legend>
        <Field id={`${id}q`} label={copy.searchLabel} className="sm:col-span-2 lg:col-span-1">
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
            className={`${fieldClasses} pl-11 placeholder:text-ink-2`}
          />
        </Field>
        {dropdowns.map(({ name, label, all }) => (
          <Field key={name} id={id + name} label={label}>
            <select
              id={id + name}
              name={name}
              autoComplete="off"
              value={filters[name]}
              onChange={(event) => onFilter({ [name]: event.target.value })}
              className={`${fieldClasses} cursor-pointer appearance-none pl-4`}
            >
              {countOptions(name, projects, filters).map(({ value, count }) => (
                <option key={value} value={value}>
                  {interpolate(copy.option, { name: value === ALL ? all : value, count })}
                </option>
              ))}
            </select>
            <ChevronDown aria-hidden="true" className={`${iconClasses} right-3`} />
          </Field>
        ))}
      </fieldset>
    </search>
  );
}
