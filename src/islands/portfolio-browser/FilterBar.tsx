import { ChevronDown, Search } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { interpolate } from '../../lib/interpolate';
import { ALL, countOptions, type PortfolioFilters, type Searchable } from '../../lib/portfolio';
import type { FieldsState } from '../use-address-fields';

type FieldText = 'searchLabel' | 'searchPlaceholder' | 'industryLabel' | 'typeLabel';
type OptionText = 'option' | 'allIndustries' | 'allTypes';

export interface FilterBarProps {
  projects: readonly Searchable[];
  fields: FieldsState<PortfolioFilters>;
  copy: Record<'filtersLabel' | FieldText | OptionText, string>;
  /** The number of projects shown. */
  children: ReactNode;
}

const fieldClasses =
  'min-h-12 w-full rounded-small border border-edge bg-card hover:border-ink text-ellipsis max-lg:text-[1rem]';
const iconClasses = 'pointer-events-none absolute top-1/2 size-5 -translate-y-1/2';

interface FieldProps {
  id: string;
  label: string;
  className: string;
  children: ReactNode;
}

function Field({ id, label, className, children }: FieldProps) {
  return (
    <div className={className}>
      <label htmlFor={id} className="order-1 mb-1.5 block font-semibold text-small">
        {label}
      </label>
      <div className="relative order-3 w-full">{children}</div>
    </div>
  );
}

/** On a phone: search with the count at its right, and the dropdowns below; on a desktop, one row. */
export function FilterBar({ projects, fields, copy, children }: FilterBarProps) {
  const { form, texts: filters, setText, pushTexts, leave } = fields;
  const id = useId();
  const dropdowns = [
    {
      name: 'industry',
      label: copy.industryLabel,
      all: copy.allIndustries,
      grow: 'flex-[5_1_8rem]',
    },
    { name: 'type', label: copy.typeLabel, all: copy.allTypes, grow: 'flex-[4_1_6.5rem]' },
  ] as const;
  return (
    <search aria-labelledby={id} className="peer noscript:hidden print:hidden">
      <fieldset
        ref={form}
        onBlur={leave}
        className="flex flex-wrap items-baseline gap-x-3 border-ink border-b-2 pb-5 lg:grid lg:grid-cols-[1.3fr_1fr_1fr_auto] lg:gap-x-6"
      >
        <legend id={id} className="sr-only">
          {copy.filtersLabel}
        </legend>
        <Field id={`${id}q`} label={copy.searchLabel} className="contents lg:block">
          <Search aria-hidden="true" className={`${iconClasses} left-3.5 text-ink-2`} />
          <input
            id={`${id}q`}
            name="q"
            type="search"
            autoComplete="off"
            enterKeyHint="search"
            placeholder={copy.searchPlaceholder}
            value={filters.q}
            onChange={(event) => setText('q', event.target.value)}
            className={`${fieldClasses} pr-3 pl-11 placeholder:text-ink-2`}
          />
        </Field>
        {dropdowns.map(({ name, label, all, grow }) => (
          <Field
            key={name}
            id={id + name}
            label={label}
            className={`order-4 min-w-0 pt-3 lg:order-none lg:pt-0 ${grow}`}
          >
            <select
              id={id + name}
              name={name}
              autoComplete="off"
              value={filters[name]}
              onChange={(event) => pushTexts({ [name]: event.target.value })}
              className={`${fieldClasses} cursor-pointer appearance-none pr-7 pl-2.5 lg:pr-10 lg:pl-4`}
            >
              {countOptions(name, projects, filters).map(({ value, count }) => (
                <option key={value} value={value}>
                  {interpolate(copy.option, { name: value === ALL ? all : value, count })}
                </option>
              ))}
            </select>
            <ChevronDown aria-hidden="true" className={`${iconClasses} right-2 lg:right-3`} />
          </Field>
        ))}
        <div className="order-2 ml-auto flex flex-wrap items-baseline justify-end gap-x-3 lg:order-none lg:min-w-36 lg:flex-col-reverse lg:flex-nowrap lg:items-end lg:justify-start lg:self-end">
          {children}
        </div>
      </fieldset>
    </search>
  );
}
