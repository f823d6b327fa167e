import { useId } from 'react';
import { formatCount, formatMoney, formatSignedPercent } from '../../lib/format';
import type { RoiResults } from '../../lib/roi';
import type { RoiCalculatorCopy } from './copy';

export interface RoiFiguresProps {
  results: RoiResults;
  copy: Pick<RoiCalculatorCopy, 'results' | 'perMonth' | 'note' | 'roiNote'>;
  /** The ids of the fields that the figures follow from. */
  fieldIds: string;
}

interface FigureProps {
  label: string;
  detail?: string;
  value: string;
  fieldIds: string;
  className?: string;
}

function Figure({ label, detail, value, fieldIds, className = '' }: FigureProps) {
  const id = useId();
  return (
    <div className="min-w-0 border-rule border-b py-4 [.border-b_&]:border-b-0">
      <label htmlFor={id} className="block text-small text-ink-2">
        {label}
        {detail && <span> {detail}</span>}
      </label>{' '}
      {/* Announced by one sentence after a pause instead, not five times at every key. */}
      <output
        id={id}
        htmlFor={fieldIds}
        aria-live="off"
        className={`mt-1 block font-figure font-bold tracking-[-0.02em] tabular [overflow-wrap:anywhere] ${className}`}
      >
        {value}
      </output>
    </div>
  );
}

/** The five results, updated at every change; what the visitor would gain comes first. */
export function RoiFigures({ results, copy, fieldIds }: RoiFiguresProps) {
  const monthly = { detail: copy.perMonth, fieldIds };
  const labels = copy.results;
  const growth = (value: number) => (value > 0 ? 'text-leaf' : '');
  return (
    <div className="border-ink border-t-2">
      <Figure
        {...monthly}
        label={labels.additionalRevenue}
        value={formatMoney(results.additionalRevenue)}
        className={`text-figure-large ${growth(results.additionalRevenue)}`}
      />
      <div className="grid gap-x-8 sm:grid-cols-3">
        <Figure
          {...monthly}
          label={labels.currentRevenue}
          value={formatMoney(results.currentRevenue)}
          className="text-figure"
        />
        <Figure
          {...monthly}
          label={labels.projectedRevenue}
          value={formatMoney(results.projectedRevenue)}
          className="text-figure"
        />
        <Figure
          {...monthly}
          label={labels.projectedLeads}
          value={formatCount(results.projectedLeads)}
          className="text-figure"
        />
      </div>
      <div className="grid gap-x-8 border-rule border-b sm:grid-cols-3">
        <Figure
          label={labels.annualRoi}
          value={formatSignedPercent(results.annualRoi)}
          fieldIds={fieldIds}
          className={`text-figure ${growth(results.annualRoi)}`}
        />
        <p className="self-center py-4 text-ink-2 text-small sm:col-span-2">
          {copy.note} {copy.roiNote}
        </p>
      </div>
    </div>
  );
}
