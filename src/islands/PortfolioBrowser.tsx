import { useRef } from 'react';
import { interpolate } from '../lib/interpolate';
import { type FilterSummary, hasFilters } from '../lib/portfolio-filter';
import { Button } from '../ui/Button';
import { IslandBoundary, type IslandBoundaryCopy } from './IslandBoundary';
import type { PortfolioBrowserCopy } from './portfolio-browser/copy';
import { FilterBar } from './portfolio-browser/FilterBar';
import { useFilteredCards } from './portfolio-browser/use-filtered-cards';
import { usePortfolioFilters } from './portfolio-browser/use-portfolio-filters';
import { useTargetInView } from './portfolio-browser/use-target-in-view';
import { useSettled } from './use-settled';

export interface PortfolioBrowserProps {
  /** The summary without filters, for the page as it is built. */
  initial: FilterSummary;
  copy: PortfolioBrowserCopy;
  failure: IslandBoundaryCopy;
}

function Browser({ initial, copy }: Pick<PortfolioBrowserProps, 'initial' | 'copy'>) {
  const form = useRef<HTMLFieldSetElement>(null);
  const { filters, type, choose, clear } = usePortfolioFilters(form);
  const summary = useFilteredCards(filters, initial);
  useTargetInView(form, summary !== initial);
  const isEmpty = summary.shown === 0;
  const count = interpolate(copy.count, { shown: summary.shown, all: summary.all });
  const spoken = useSettled(isEmpty ? copy.empty : count);

  const clearAndReturn = () => {
    clear();
    form.current?.querySelector('input')?.focus();
  };

  return (
    <>
      <FilterBar
        summary={summary}
        filters={filters}
        form={form}
        copy={copy}
        onType={type}
        onChoose={choose}
      />
      <div className="mt-5 flex min-h-14 flex-wrap items-center justify-between gap-x-6 border-ink border-b-2 pb-1">
        <p data-count className="font-semibold tabular">
          {count}
        </p>
        {/* Announced once after a pause, not at every letter. */}
        <p role="status" className="sr-only">
          {spoken}
        </p>
        {hasFilters(filters) && !isEmpty && (
          <button
            type="button"
            onClick={clearAndReturn}
            className="min-h-11 cursor-pointer font-semibold underline decoration-2 decoration-leaf underline-offset-[0.35em] hover:decoration-current"
          >
            {copy.clear}
          </button>
        )}
      </div>
      {isEmpty && (
        <div className="grid justify-items-start gap-5 py-16">
          <p className="font-display font-bold text-subheading">{copy.empty}</p>
          <p className="text-ink-2">{copy.emptyHint}</p>
          <Button look="solid" onClick={clearAndReturn}>
            {copy.clear}
          </Button>
        </div>
      )}
    </>
  );
}

/** The filters of the portfolio. The cards are in the page already and work without them. */
export function PortfolioBrowser({ initial, copy, failure }: PortfolioBrowserProps) {
  return (
    <IslandBoundary copy={failure}>
      <Browser initial={initial} copy={copy} />
    </IslandBoundary>
  );
}
