import { ChevronDown, Search } from 'lucide-react';
import { type RefObject, useId } from 'react';
import { interpolate } from '../../lib/interpolate';
import {
  ALL,
  type FilterOption,
  type FilterSummary,
  knownIndustry,
  knownType,
  type PortfolioFilters,
} from '../../lib/portfolio-filter';
import type { PortfolioBrowserCopy } from './copy';

export interface FilterBarProps {
  summary: FilterSummary;
  filters: PortfolioFilters;
  form: RefObject<HTMLFieldSetElement | null>;
  searchField: RefObject<HTMLInputElement | null>;
  copy: PortfolioBrowserCopy;
  onSearch: (text: string) => void;
  onChoose: (change: Partial<PortfolioFilters>) => void;
}

const field =
  'min-h-12 w-full rounded-small border border-edge bg-card pr-10 hover:border-ink text-ellipsis';

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
    <div>
      <label htmlFor={id} className="mb-1.5 block font-semibold text-small">
        {label}
      </label>
      <div className="relative">
        <select
          id={id}
          name={name}
          autoComplete="off"
          value={value}
          onChange={(event) => onChange(event.target.value)}
          className={`${field} cursor-pointer appearance-none pl-4`}
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
        <ChevronDown
          aria-hidden="true"
          className="pointer-events-none absolute top-1/2 right-3 size-5 -translate-y-1/2"
        />
      </div>
    </div>
  );
}

interface SearchFieldProps extends Pick<FilterBarProps, 'searchField' | 'copy' | 'onSearch'> {
  value: string;
}

function SearchField({ value, searchField, copy, onSearch }: SearchFieldProps) {
  const id = useId();
  return (
    <div className="sm:col-span-2 lg:col-span-1">
      <label htmlFor={id} className="mb-1.5 block font-semibold text-small">
        {copy.searchLabel}
      </label>
      <div className="relative">
        <Search
          aria-hidden="true"
          className="pointer-events-none absolute top-1/2 left-3.5 size-5 -translate-y-1/2 text-ink-2"
        />
        <input
          ref={searchField}
          id={id}
          name="q"
          type="search"
          autoComplete="off"
          enterKeyHint="search"
          placeholder={copy.searchPlaceholder}
          value={value}
          onChange={(event) => onSearch(event.target.value)}
          className={`${field} pl-11 placeholder:text-ink-2`}
        />
      </div>
    </div>
  );
}

/** Search, industry and service type. Each option tells how many projects it would leave. */
export function FilterBar({ summary, filters, form, copy, onChoose, ...search }: FilterBarProps) {
  return (
    <search className="noscript:hidden print:hidden">
      <fieldset ref={form} className="grid gap-x-8 gap-y-4 sm:grid-cols-2 lg:grid-cols-3">
        <legend className="sr-only">{copy.filtersLabel}</legend>
        <SearchField value={filters.search} copy={copy} {...search} />
        <Dropdown
          name="industry"
          label={copy.industryLabel}
          allLabel={copy.allIndustries}
          template={copy.option}
          value={filters.industry}
          options={summary.industries}
          onChange={(value) => onChoose({ industry: knownIndustry(value) })}
        />
        <Dropdown
          name="type"
          label={copy.typeLabel}
          allLabel={copy.allTypes}
          template={copy.option}
          value={filters.type}
          options={summary.types}
          onChange={(value) => onChoose({ type: knownType(value) })}
        />
      </fieldset>
    </search>
  );
}
