import { ChevronDown, Search } from 'lucide-react';
import { interpolate, splitTemplate } from '../../lib/template';
import type { PortfolioCopy } from '../../schema/copy/portfolio';
import type { Project } from '../../schema/projects';
import { ALL, filterOptions, formatOption } from './filter';

interface FilterSelectProps {
  projects: readonly Project[];
  name: keyof typeof filterOptions;
  label: string;
  allLabel: string;
}

/** Each option has the number of projects that it would show. */
function FilterSelect({ projects, name, label, allLabel }: FilterSelectProps) {
  return (
    <label>
      <span className="sr-only">{label}</span>
      <select name={name} autoComplete="off" className="field">
        {filterOptions[name].map((value) => {
          const option = value === ALL ? allLabel : value;
          const { length } = projects.filter((project) => [ALL, project[name]].includes(value));
          return (
            <option key={value} value={value} data-name={option}>
              {formatOption(option, length)}
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

/** filter-page.ts makes it work. */
export function FilterBar({ projects, copy }: FilterBarProps) {
  const all = projects.length;
  const [beforeShown, afterShown] = splitTemplate(
    all === 1 ? copy.count.one : copy.count.other,
    'shown',
  ).map((part) => interpolate(part, { all, count: all }));
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
          projects={projects}
          name="industry"
          label={copy.industryLabel}
          allLabel={copy.allIndustries}
        />
        <FilterSelect
          projects={projects}
          name="type"
          label={copy.typeLabel}
          allLabel={copy.allTypes}
        />
        <div>
          <p>
            {beforeShown}
            <span data-shown>{all}</span>
            {afterShown}
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
