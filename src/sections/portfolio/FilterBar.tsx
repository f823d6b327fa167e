import { ChevronDown, Search } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import type { PortfolioCopy } from '../../schema/copy/portfolio';
import {
  countOptions,
  type FilteredProject,
  type Filters,
  filtersFormat,
  isFiltered,
  type SelectName,
} from './filter';

interface FiltersProps {
  projects: readonly FilteredProject[];
  filters: Filters;
  onChange: (filters: Filters) => void;
}

interface FilterSelectProps extends FiltersProps {
  name: SelectName;
  label: string;
  allLabel: string;
}

function FilterSelect({ name, label, allLabel, projects, filters, onChange }: FilterSelectProps) {
  return (
    <label className="relative grow basis-34 nth-3:grow-2 nth-3:basis-40 @min-[59rem]:col-span-3">
      <span className="sr-only" suppressHydrationWarning>
        {label}
      </span>
      <select
        name={name}
        autoComplete="off"
        className="field min-h-12 w-full cursor-pointer appearance-none text-ellipsis pr-7 pl-[10px] lg:pr-10 lg:pl-4"
        value={filters[name]}
        onChange={(event) => onChange({ ...filters, [name]: event.target.value })}
      >
        {countOptions(projects, filters, name).map(({ value, isAll, count }) => (
          <option key={value} value={value} suppressHydrationWarning>
            {`${isAll ? allLabel : value} (${count})`}
          </option>
        ))}
      </select>
      <ChevronDown className="pointer-events-none absolute inset-y-0 right-2 my-auto size-5 lg:right-3" />
    </label>
  );
}

/** Closes a phone's keyboard at Enter, unless Enter confirms a composition. */
function closeKeyboard({ key, nativeEvent, currentTarget }: KeyboardEvent<HTMLInputElement>) {
  if (key !== 'Enter' || nativeEvent.isComposing) return;
  if (matchMedia('(hover: none)').matches) currentTarget.blur();
}

interface FilterBarProps extends FiltersProps {
  /** 'N of M projects' */
  count: string;
  hasResults: boolean;
  onClear: () => void;
  copy: PortfolioCopy['filterBar'];
}

export function FilterBar(props: FilterBarProps) {
  const { projects, filters, count, hasResults, onChange, onClear, copy } = props;
  return (
    <search className="portfolio-filters @container mt-6 needs-scripts lg:mt-8">
      <fieldset
        name={filtersFormat.name}
        className="flex flex-wrap gap-2 @min-[59rem]:grid @min-[59rem]:grid-cols-12 @min-[59rem]:items-center @min-[59rem]:gap-x-[32px]"
      >
        <legend className="sr-only" suppressHydrationWarning>
          {copy.filtersLabel}
        </legend>
        <label className="relative basis-full @min-[59rem]:col-span-3 @min-[74rem]:col-span-4">
          <span className="sr-only" suppressHydrationWarning>
            {copy.searchLabel}
          </span>
          <Search className="pointer-events-none absolute inset-y-0 left-4 my-auto size-5 text-ink-muted" />
          <input
            name="q"
            type="search"
            autoComplete="off"
            enterKeyHint="search"
            placeholder={copy.searchPlaceholder}
            className="field min-h-12 w-full pr-3 pl-11 placeholder:text-ink-muted"
            value={filters.q}
            onChange={(event) => onChange({ ...filters, q: event.target.value })}
            onKeyDown={closeKeyboard}
          />
        </label>
        <FilterSelect
          name="industry"
          label={copy.industryLabel}
          allLabel={copy.allIndustries}
          projects={projects}
          filters={filters}
          onChange={onChange}
        />
        <FilterSelect
          name="type"
          label={copy.typeLabel}
          allLabel={copy.allTypes}
          projects={projects}
          filters={filters}
          onChange={onChange}
        />
        {/* The button that comes and goes moves nothing. */}
        <div className="relative flex min-h-11 basis-full items-center justify-between font-semibold @min-[59rem]:col-span-3 @min-[59rem]:justify-end @min-[74rem]:col-span-2">
          <p suppressHydrationWarning>{count}</p>
          <button
            type="button"
            hidden={!(isFiltered(filters) && hasResults)}
            onClick={onClear}
            className="min-h-11 cursor-pointer link-underline @min-[59rem]:absolute @min-[59rem]:right-0 @min-[59rem]:bottom-full"
            suppressHydrationWarning
          >
            {copy.clear}
          </button>
        </div>
      </fieldset>
    </search>
  );
}
