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
  /** Ids of the input fields, separated by spaces. */
  fieldIds: string;
}

interface FigureProps {
  label: string;
  value: string;
  fieldIds: string;
}

function Figure({ label, value, fieldIds }: FigureProps) {
  const id = useId();
  return (
    <div className="flex min-w-0 flex-wrap items-baseline justify-between gap-x-4 sm:flex-col sm:gap-1">
      <label htmlFor={id} className="text-ink-2 text-small">
        {label}
      </label>{' '}
      {/* The answer sentence is announced instead. */}
      <output
        id={id}
        htmlFor={fieldIds}
        aria-live="off"
        className="font-bold font-figure text-figure tracking-[-0.02em] tabular"
      >
        {value}
      </output>
    </div>
  );
}

/** The projection at the clients' average growth (specification, section 9). */
export function Projection({ results, copy, fieldIds }: ProjectionProps) {
  const labels = copy.results;
  const figures = [
    [labels.currentRevenue, formatMoney(results.currentRevenue)],
    [labels.projectedLeads, formatCount(results.projectedLeads)],
    [labels.projectedRevenue, formatMoney(results.projectedRevenue)],
    [labels.additionalRevenue, formatMoney(results.additionalRevenue)],
  ] as const;
  return (
    <>
      <Heading level={3} size="minor">
        {copy.projectionTitle}
      </Heading>
      <p className="mt-2 text-ink-2 text-small">{copy.roiNote}</p>
      <div className="mt-3 grid gap-x-6 gap-y-1.5 sm:mt-5 sm:grid-cols-3 sm:gap-y-5">
        {figures.map(([label, value]) => (
          <Figure
            key={label}
            label={`${label} ${copy.perMonth}`}
            value={value}
            fieldIds={fieldIds}
          />
        ))}
        <Figure
          label={labels.annualRoi}
          value={formatSignedPercent(results.annualRoi)}
          fieldIds={fieldIds}
        />
      </div>
      <p className="mt-3 text-ink-2 text-small sm:mt-5">{copy.note}</p>
    </>
  );
}
