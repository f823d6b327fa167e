import { Search } from 'lucide-react';
import { useRef } from 'react';
import { formatPlural } from '../../lib/format';
import { interpolate } from '../../lib/template';
import type { PortfolioCopy } from '../../schema/copy/portfolio';
import { Button } from '../../ui/Button';
import { LiveRegion } from '../../ui/LiveRegion';
import type { FieldsState } from '../../ui/use-fields-in-url';
import {
  controlClasses,
  FilterSelect,
  fieldClasses,
  iconClasses,
  labelClasses,
} from './FilterSelect';
import {
  defaultFilters,
  describeFilters,
  type FilterValues,
  type SearchableProject,
} from './filter';

interface FilterBarProps {
  projects: readonly SearchableProject[];
  shownCount: number;
  isFiltered: boolean;
  fields: FieldsState<keyof FilterValues>;
  copy: PortfolioCopy['filterBar'];
}

function NoMatches({ onClear, copy }: Pick<FilterBarProps, 'copy'> & { onClear: () => void }) {
  return (
    <div className="grid justify-items-start gap-4 py-16">
      <p className="font-display text-subheading">{copy.empty}</p>
      <p className="text-ink-muted">{copy.emptyHint}</p>
      <Button onClick={onClear}>{copy.clear}</Button>
    </div>
  );
}

export function FilterBar({ projects, shownCount, isFiltered, fields, copy }: FilterBarProps) {
  const { fieldsetRef, values: filters, setValue, pushValues, handleBlur } = fields;
  const searchField = useRef<HTMLInputElement>(null);
  const isEmpty = shownCount === 0;
  const countText = formatPlural(copy.count, projects.length, {
    shown: shownCount,
    all: projects.length,
  });
  const clear = () => {
    // Move the focus before the button disappears.
    searchField.current?.focus();
    pushValues(defaultFilters);
  };
  const selectProps = { projects, filters, onChange: pushValues, copy };
  return (
    <>
      <search className="noscript:hidden">
        <fieldset
          ref={fieldsetRef}
          className="relative flex flex-wrap gap-x-2 gap-y-2 border-ink border-b-2 pb-3 md:gap-x-8 lg:page-grid lg:pb-6"
        >
          <legend className="sr-only">{copy.filtersLabel}</legend>
          <label className="max-lg:contents lg:col-span-3 xl:col-span-4">
            <span className={`${labelClasses} max-lg:-order-2`}>{copy.searchLabel}</span>
            <span className={`${controlClasses} max-lg:-mt-1`}>
              <Search className={`${iconClasses} left-4 size-5 text-ink-muted`} />
              <input
                ref={searchField}
                name="q"
                type="search"
                autoComplete="off"
                enterKeyHint="search"
                placeholder={copy.searchPlaceholder}
                value={filters.q}
                onChange={(event) => setValue('q', event.target.value)}
                onBlur={() => handleBlur('q')}
                onKeyDown={({ key, nativeEvent, currentTarget }) => {
                  // Close a phone's keyboard, unless the key confirms a composition.
                  if (key !== 'Enter' || nativeEvent.isComposing) return;
                  if (matchMedia('(hover: none)').matches) currentTarget.blur();
                }}
                className={`${fieldClasses} pr-3 pl-11 placeholder:text-ink-muted`}
              />
            </span>
          </label>
          <FilterSelect
            {...selectProps}
            name="industry"
            label={copy.industryLabel}
            allLabel={copy.allIndustries}
            className="grow basis-[max(10.625rem,50%-0.25rem)]"
          />
          <FilterSelect
            {...selectProps}
            name="type"
            label={copy.typeLabel}
            allLabel={copy.allTypes}
            className="grow-999 basis-[8.5rem]"
          />
          <div className="font-semibold text-small max-lg:contents lg:col-span-3 xl:col-span-2 lg:flex lg:flex-col lg:items-end lg:justify-end">
            {isFiltered && !isEmpty && (
              <button
                type="button"
                onClick={clear}
                className="min-h-11 cursor-pointer max-lg:ml-auto lg:-my-2 link-underline"
              >
                {copy.clear}
              </button>
            )}
            <p className="flex items-center [font-variant-numeric:tabular-nums] max-lg:-order-1 max-lg:ml-auto lg:min-h-12 lg:text-body">
              {countText}
            </p>
            <LiveRegion text={isEmpty ? copy.empty : countText} />
          </div>
        </fieldset>
      </search>
      {isFiltered && (
        <p className="hidden pb-4 font-semibold">
          {interpolate(copy.printed, {
            count: countText,
            filters: describeFilters(filters, copy.printedSearch),
          })}
        </p>
      )}
      {isEmpty && <NoMatches onClear={clear} copy={copy} />}
    </>
  );
}
