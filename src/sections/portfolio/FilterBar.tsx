import { ChevronDown, Search } from 'lucide-react';
import { formatPlural } from '../../lib/format';
import { interpolate } from '../../lib/template';
import type { PortfolioCopy } from '../../schema/copy/portfolio';
import type { Project } from '../../schema/projects';
import { ALL, filterOptions } from './filter';

interface FilterSelectProps {
  projects: readonly Project[];
  name: keyof typeof filterOptions;
  label: string;
  allLabel: string;
  copy: PortfolioCopy['filterBar'];
}

/** Each option has the number of projects that it would show. */
function FilterSelect({ projects, name, label, allLabel, copy }: FilterSelectProps) {
  return (
    <label>
      <span className="sr-only">{label}</span>
      <select name={name} autoComplete="off" data-option={copy.option} className="field">
        {filterOptions[name].map((value) => {
          const option = value === ALL ? allLabel : value;
          const { length } = projects.filter((project) => [ALL, project[name]].includes(value));
          return (
            <option key={value} value={value} data-name={option}>
              {interpolate(copy.option, { name: option, count: length })}
            </option>
          );
        })}
      </select>
      <ChevronDown />
    </label>
  );
}

interface FilterBarProps {
  projects: readonly Project[];
  copy: PortfolioCopy['filterBar'];
}

/** filter-page.ts makes it work, and fills in the texts in `data-` attributes. */
export function FilterBar({ projects, copy }: FilterBarProps) {
  const all = projects.length;
  const selectProps = { projects, copy };
  return (
    <search className="filter-bar noscript:hidden">
      <fieldset>
        <legend className="sr-only">{copy.filtersLabel}</legend>
        <label>
          <span className="sr-only">{copy.searchLabel}</span>
          <Search />
          <input
            name="q"
            type="search"
            autoComplete="off"
            enterKeyHint="search"
            placeholder={copy.searchPlaceholder}
            className="field"
          />
        </label>
        <FilterSelect
          {...selectProps}
          name="industry"
          label={copy.industryLabel}
          allLabel={copy.allIndustries}
        />
        <FilterSelect
          {...selectProps}
          name="type"
          label={copy.typeLabel}
          allLabel={copy.allTypes}
        />
        <div>
          <p data-count data-text={formatPlural(copy.count, all, { shown: '{shown}', all })}>
            {formatPlural(copy.count, all, { shown: all, all })}
          </p>
          <p data-announcement role="status" className="sr-only" />
          <button data-clear type="button" hidden className="link-underline">
            {copy.clear}
          </button>
        </div>
      </fieldset>
    </search>
  );
}
