import { useId } from 'react';
import { formatCount, formatMoney, formatSignedPercent } from '../../lib/format';
import type { RoiResults } from '../../lib/roi';
import { Heading } from '../../ui/Heading';

export interface ProjectionCopy {
  projectionTitle: string;
  results: Record<keyof RoiResults, string>;
  perMonth: string;
  note: string;
  roiNote: string;
}

export interface ProjectionProps {
  results: RoiResults;
  copy: ProjectionCopy;
  fieldIds: string;
}

/** The projection at the clients' average growth (specification, section 9). */
export function Projection({ results, copy, fieldIds }: ProjectionProps) {
  const id = useId();
  const labels = copy.results;
  const figures = [
    [`${labels.currentRevenue} ${copy.perMonth}`, formatMoney(results.currentRevenue)],
    [`${labels.projectedLeads} ${copy.perMonth}`, formatCount(results.projectedLeads)],
    [`${labels.projectedRevenue} ${copy.perMonth}`, formatMoney(results.projectedRevenue)],
    [`${labels.additionalRevenue} ${copy.perMonth}`, formatMoney(results.additionalRevenue)],
    [labels.annualRoi, formatSignedPercent(results.annualRoi)],
  ] as const;
  return (
    <>
      <Heading level={3} size="minor">
        {copy.projectionTitle}
      </Heading>
      <p className="mt-2 text-ink-2 text-small">{copy.roiNote}</p>
      <div className="mt-3 grid gap-x-6 gap-y-1.5 sm:mt-5 sm:grid-cols-3 sm:gap-y-5">
        {figures.map(([label, value], index) => (
          <div
            key={label}
            className="flex min-w-0 flex-wrap items-baseline justify-between gap-x-4 sm:flex-col sm:gap-1"
          >
            <label htmlFor={`${id}${index}`} className="text-ink-2 text-small">
              {label}
            </label>{' '}
            {/* The answer sentence is announced instead. */}
            <output
              id={`${id}${index}`}
              htmlFor={fieldIds}
              aria-live="off"
              className="font-bold font-figure text-figure tracking-[-0.02em] tabular"
            >
              {/* biome-ignore lint/a11y/useSemanticElements: Orca speaks only blocks, and HTML allows no p. */}
              <span role="paragraph">{value}</span>
            </output>
          </div>
        ))}
      </div>
      <p className="mt-3 text-ink-2 text-small sm:mt-5">{copy.note}</p>
    </>
  );
}
