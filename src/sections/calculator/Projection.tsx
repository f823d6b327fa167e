import { Fragment } from 'react';
import { formatCount, formatMoney, formatSignedPercent } from '../../lib/format';
import { interpolate } from '../../lib/interpolate';
import { Heading } from '../../ui/Heading';
import type { CalculatorCopy } from './calculator-copy';
import { ANNUAL_COST, PIPELINE_MULTIPLIER, type RoiResults } from './roi';

export interface ProjectionProps {
  results: RoiResults;
  growth: string;
  copy: CalculatorCopy;
  className: string;
}

/** The projection at the clients' average growth (specification, section 9). */
export function Projection({ results, growth, copy, className }: ProjectionProps) {
  const labels = copy.results;
  const figures = [
    [`${labels.currentRevenue} ${copy.perMonth}`, formatMoney(results.currentRevenue)],
    [`${labels.projectedLeads} ${copy.perMonth}`, formatCount(results.projectedLeads)],
    [`${labels.projectedRevenue} ${copy.perMonth}`, formatMoney(results.projectedRevenue)],
    [`${labels.additionalRevenue} ${copy.perMonth}`, formatMoney(results.additionalRevenue)],
    [labels.annualRoi, formatSignedPercent(results.annualRoi)],
  ] as const;
  return (
    <div
      className={`grid gap-x-14 gap-y-2.5 border-ink border-t-2 pt-3.5 text-fine text-ink-2 sm:gap-y-5 sm:pt-5 sm:text-small lg:grid-cols-subgrid ${className}`}
    >
      <div className="lg:col-span-4">
        <Heading level={3} size="minor" className="text-ink">
          {copy.projectionTitle}
        </Heading>
        <p className="mt-1.5 sm:mt-2">
          {interpolate(copy.note, { multiplier: PIPELINE_MULTIPLIER })} {growth}
        </p>
      </div>
      <div className="lg:col-span-8">
        <p className="max-w-[44rem]">
          {interpolate(copy.roiNote, { cost: formatMoney(ANNUAL_COST) })}
        </p>
        <dl className="mt-3 grid grid-cols-[1fr_fit-content(60%)] items-baseline gap-x-6 gap-y-1 sm:mt-5 sm:gap-y-2 md:auto-cols-fr md:grid-flow-col md:grid-cols-none md:grid-rows-[1fr_auto]">
          {figures.map(([label, value]) => (
            <Fragment key={label}>
              <dt>{label}</dt>
              <dd className="font-bold font-figure text-[1.625rem] text-ink leading-none tabular max-md:text-right">
                {value}
              </dd>
            </Fragment>
          ))}
        </dl>
      </div>
    </div>
  );
}
