import { ChevronDown, Search } from 'lucide-react';
import { type ReactNode, type RefObject, useId } from 'react';
import { interpolate } from '../../lib/interpolate';
import {
  ALL,
  type FilterOption,
  type FilterSummary,
  knownIndustry,
  knownType,
  type PortfolioFilters,
} from '../../lib/portfolio';

export interface FilterBarCopy {
  filtersLabel: string;
  searchLabel: string;
  searchPlaceholder: string;
  industryLabel: string;
  typeLabel: string;
  allIndustries: string;
  allTypes: string;
  /** Holds `{name}` and `{count}`. */
  option: string;
}

export interface FilterBarProps {
  summary: FilterSummary;
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

interface DropdownProps {
  name: string;
  label: string;
  allLabel: string;
  template: string;
  value: string;
  options: readonly FilterOption[];
  onChange: (value: string) => void;
}

function Dropdown({ name, label, allLabel, template, value, options, onChange }: DropdownProps) {
  const id = useId();
  return (
    <Field id={id} label={label}>
      <select
        id={id}
        name={name}
        autoComplete="off"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className={`${fieldClasses} cursor-pointer appearance-none pl-4`}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {interpolate(template, {
              name: option.value === ALL ? allLabel : option.value,
              count: option.count,
            })}
          </option>
        ))}
      </select>
      <ChevronDown aria-hidden="true" className={`${iconClasses} right-3`} />
    </Field>
  );
}

export function FilterBar(props: FilterBarProps) {
  const { summary, filters, form, searchField, copy, onSearch, onFilter } = props;
  const searchId = useId();
  const legendId = useId();
  return (
    <search aria-labelledby={legendId} className="noscript:hidden print:hidden">
      <fieldset ref={form} className="grid gap-x-8 gap-y-4 sm:grid-cols-2 lg:grid-cols-3">
        <legend id={legendId} className="sr-only">
          {copy.filtersLabel}
        </legend>
        <Field id={searchId} label={copy.searchLabel} className="sm:col-span-2 lg:col-span-1">
          <Search aria-hidden="true" className={`${iconClasses} left-3.5 text-ink-2`} />
          <input
            ref={searchField}
            id={searchId}
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
        <Dropdown
          name="industry"
          label={copy.industryLabel}
          allLabel={copy.allIndustries}
          template={copy.option}
          value={filters.industry}
          options={summary.industries}
          onChange={(value) => onFilter({ industry: knownIndustry(value) })}
        />
        <Dropdown
          name="type"
          label={copy.typeLabel}
          allLabel={copy.allTypes}
          template={copy.option}
          value={filters.type}
          options={summary.types}
          onChange={(value) => onFilter({ type: knownType(value) })}
        />
      </fieldset>
    </search>
  );
}
