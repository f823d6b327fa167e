// biome-ignore-all lint/a11y/noRedundantRoles: Safari drops roles if CSS changes `display`.

import { type ReactNode, useId } from 'react';
import { Patterns } from '../../drawing/Patterns';
import type { BillingPeriod } from '../../lib/billing';
import { formatCount, formatMoney, formatOneDecimal } from '../../lib/format';
import { interpolate } from '../../lib/template';
import type { CalculatorCopy } from '../../schema/copy/calculator';
import { getFitClass } from './fit-class';
import { PlanColumnHeader } from './PlanColumnHeader';
import { PlanLegend } from './PlanLegend';
import { squarePatterns } from './PlanReturnSquares';
import type { PlanReturn } from './plan-return';
import { getRowPitch, grid } from './plan-square-geometry';

const singlePlanClasses = 'md:grid-cols-3 md:*:first:col-span-2';

export const getRowClasses = (planCount: number) =>
  planCount === 1 ? `plan-row ${singlePlanClasses}` : 'plan-row';

const getDifference = ({ revenue, price }: PlanReturn) => revenue - price;

const isGain = (planReturn: PlanReturn) => getDifference(planReturn) >= 0;

interface DifferenceCellProps {
  amount: number;
  /** The gains of all plans, which share one scale; undefined for a loss. */
  gains: readonly number[] | undefined;
  isMain: boolean;
}

/** Sets a gain large and a loss small. */
function DifferenceCell({ amount, gains, isMain }: DifferenceCellProps) {
  const gainSize = isMain
    ? 'text-[min(6.5rem,var(--fit))]'
    : 'text-[clamp(min(1.375rem,var(--fit)),var(--fit)*0.66,4rem)]';
  return (
    <td role="cell" className={`@container ${getFitClass((gains ?? [amount]).map(formatMoney))}`}>
      <p
        className={`-ml-[0.02em] font-figure leading-[0.8] tracking-normal! ${gains ? gainSize : 'numeral'} ${gains && isMain ? 'text-accent' : ''}`}
      >
        {formatMoney(amount)}
      </p>
    </td>
  );
}

interface PlanTableProps {
  planReturns: readonly PlanReturn[];
  mainPlanReturn: PlanReturn;
  billingPeriod: BillingPeriod;
  copy: CalculatorCopy;
  children: ReactNode;
}

export function PlanTable(props: PlanTableProps) {
  const { planReturns, mainPlanReturn, billingPeriod, copy, children } = props;
  const labels = copy.table;
  const formatDealsAYear = ({ deals }: PlanReturn) =>
    deals % 1 > 0 && interpolate(labels.dealsAYear, { count: formatCount(deals * 12) });
  const rows = [
    {
      label: labels.deals,
      format: ({ deals }: PlanReturn) => formatOneDecimal(deals),
      note: formatDealsAYear,
    },
    { label: labels.revenue, format: ({ revenue }: PlanReturn) => formatMoney(revenue) },
    { label: labels.price[billingPeriod], format: ({ price }: PlanReturn) => formatMoney(price) },
  ];
  const rowClasses = getRowClasses(planReturns.length);
  const rowPitch = getRowPitch(planReturns);
  const patternId = useId();
  const gains = planReturns.filter(isGain).map(getDifference);
  return (
    <div className="md:grid">
      {children}
      <Patterns id={patternId} pitch={grid.pitch} rowPitch={rowPitch} patterns={squarePatterns} />
      {/* From `xl`, in the empty header of the first column. */}
      <PlanLegend planReturns={planReturns} patternId={patternId} copy={copy.legend} />
      <table
        role="table"
        aria-label={labels.title}
        className="block text-left *:block md:grid md:grid-rows-subgrid md:[grid-area:3/1/5]"
      >
        <thead role="rowgroup" className="break-after-avoid md:self-end">
          <tr
            role="row"
            className={`grid auto-cols-fr grid-flow-col grid-rows-[auto_auto_auto] gap-x-4 md:gap-x-8 ${planReturns.length === 1 ? singlePlanClasses : ''}`}
          >
            <td role="cell" className="row-span-3 max-md:sr-only" />
            {planReturns.map((planReturn) => (
              <PlanColumnHeader
                key={planReturn.id}
                planReturn={planReturn}
                patternId={patternId}
                rowPitch={rowPitch}
                isLeadCountBelowName={planReturns.length > 2}
                copy={copy}
              />
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className="pt-1 *:break-inside-avoid md:pt-3">
          {rows.map(({ label, format, note }, index) => (
            <tr
              key={label}
              role="row"
              className={`figure-row ${rowClasses} ${index > 0 ? 'border-rule border-t' : ''}`}
            >
              <th role="rowheader" scope="row">
                {label}
              </th>
              {planReturns.map((planReturn) => (
                <td key={planReturn.id} role="cell" className={getFitClass([format(planReturn)])}>
                  <span className="numeral">{format(planReturn)}</span>{' '}
                  {note?.(planReturn) && (
                    <span className="text-small text-ink-muted">{note(planReturn)}</span>
                  )}
                </td>
              ))}
            </tr>
          ))}
          <tr
            role="row"
            className={`calculator-footer surface-pine mt-2 items-baseline-last gap-y-2 pt-3 not-full-color:border-t-2 md:pt-8 ${rowClasses}`}
          >
            <th role="rowheader" scope="row" className="font-semibold md:text-large">
              {labels.difference}
            </th>
            {planReturns.map((planReturn) => (
              <DifferenceCell
                key={planReturn.id}
                amount={getDifference(planReturn)}
                gains={isGain(planReturn) ? gains : undefined}
                isMain={planReturn === mainPlanReturn}
              />
            ))}
          </tr>
        </tbody>
      </table>
    </div>
  );
}
