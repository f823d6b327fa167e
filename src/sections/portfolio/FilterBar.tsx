import { ChevronDown, Search } from 'lucide-react';
import type { ComponentProps, KeyboardEvent } from 'react';
import type { PortfolioCopy } from '../../schema/copy/portfolio';
import {
  countOptions,
  type FilteredProject,
  type Filters,
  isFiltered,
  type SelectName,
} from './filter';

interface FilterSelectProps {
  name: SelectName;
  label: string;
  allLabel: string;
  projects: readonly FilteredProject[];
  filters: Filters;
  onChange: (value: string) => void;
}

function FilterSelect({ name, label, allLabel, projects, filters, onChange }: FilterSelectProps) {
  return (
    <label>
      <span className="sr-only" suppressHydrationWarning>
        {label}
      </span>
      <select
        name={name}
        autoComplete="off"
        className="field"
        value={filters[name]}
        onChange={(event) => onChange(event.target.value)}
      >
        {countOptions(projects, filters, name).map(({ value, isAll, count }) => (
          <option key={value} value={value} suppressHydrationWarning>
            {`${isAll ? allLabel : value} (${count})`}
          </option>
        ))}
      </select>
      <ChevronDown />
    </label>
  );
}

/** Closes a phone's keyboard at Enter, unless Enter confirms a composition. */
function closeKeyboard({ key, nativeEvent, currentTarget }: KeyboardEvent<HTMLInputElement>) {
  if (key !== 'Enter' || nativeEvent.isComposing) return;
  if (matchMedia('(hover: none)').matches) currentTarget.blur();
}

interface FilterBarProps {
  projects: readonly FilteredProject[];
  filters: Filters;
  /** 'N of M projects' */
  count: string;
  hasResults: boolean;
  onChange: (changed: Partial<Filters>) => void;
  onClear: () => void;
  fieldset: ComponentProps<'fieldset'>;
  copy: PortfolioCopy['filterBar'];
}

export function FilterBar(props: FilterBarProps) {
  const { projects, filters, count, hasResults, onChange, onClear, fieldset, copy } = props;
  return (
    <search className="filter-bar needs-scripts">
      <fieldset {...fieldset}>
        <legend className="sr-only" suppressHydrationWarning>
          {copy.filtersLabel}
        </legend>
        <label>
          <span className="sr-only" suppressHydrationWarning>
            {copy.searchLabel}
          </span>
          <Search />
          <input
            name="q"
            type="search"
            autoComplete="off"
            enterKeyHint="search"
            placeholder={copy.searchPlaceholder}
            className="field"
            value={filters.q}
            onChange={(event) => onChange({ q: event.target.value })}
            onKeyDown={closeKeyboard}
          />
        </label>
        <FilterSelect
          name="industry"
          label={copy.industryLabel}
          allLabel={copy.allIndustries}
          projects={projects}
          filters={filters}
          onChange={(industry) => onChange({ industry })}
        />
        <FilterSelect
          name="type"
          label={copy.typeLabel}
          allLabel={copy.allTypes}
          projects={projects}
          filters={filters}
          onChange={(type) => onChange({ type })}
        />
        <div>
          <p suppressHydrationWarning>{count}</p>
          <button
            type="button"
            hidden={!(isFiltered(filters) && hasResults)}
            onClick={onClear}
            className="link-underline"
            suppressHydrationWarning
          >
            {copy.clear}
          </button>
        </div>
      </fieldset>
    </search>
  );
}
