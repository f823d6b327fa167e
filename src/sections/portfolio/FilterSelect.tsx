import { ChevronDown } from 'lucide-react';
import { interpolate } from '../../lib/template';
import type { PortfolioCopy } from '../../schema/copy/portfolio';
import type { FieldsState } from '../../ui/use-fields-in-url';
import {
  ALL,
  type FilterValues,
  filterOptions,
  filterProjects,
  type SearchableProject,
} from './filter';

/** Classes of all fields of the filter bar. */
export const labelClasses = 'block font-semibold text-small';
export const controlClasses = 'relative mt-1 block w-full';
export const fieldClasses = 'field min-h-12 w-full text-ellipsis max-xl:text-[1rem]';
export const iconClasses = 'pointer-events-none absolute inset-y-0 my-auto';

interface FilterSelectProps {
  projects: readonly SearchableProject[];
  name: keyof typeof filterOptions;
  filters: FilterValues;
  onChange: FieldsState<keyof FilterValues>['pushValues'];
  label: string;
  allLabel: string;
  className: string;
  copy: PortfolioCopy['filterBar'];
}

/** Each option has the number of projects that it would show. */
export function FilterSelect(props: FilterSelectProps) {
  const { name, projects, filters, onChange, label, allLabel, className, copy } = props;
  return (
    <label className={`min-w-0 md:flex-1 lg:col-span-3 ${className}`}>
      <span className={labelClasses}>{label}</span>
      <span className={controlClasses}>
        <select
          name={name}
          autoComplete="off"
          value={filters[name]}
          onChange={(event) => onChange({ [name]: event.target.value })}
          className={`${fieldClasses} cursor-pointer appearance-none pr-[28px] pl-[12px] lg:pr-10 lg:pl-4`}
        >
          {filterOptions[name].map((value) => {
            const count = filterProjects(projects, { ...filters, [name]: value }).length;
            return (
              <option key={value} value={value}>
                {interpolate(copy.option, { name: value === ALL ? allLabel : value, count })}
              </option>
            );
          })}
        </select>
        <ChevronDown className={`${iconClasses} right-[8px] size-[20px] lg:right-3 lg:size-5`} />
      </span>
    </label>
  );
}
