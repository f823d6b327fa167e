// biome-ignore-all lint/a11y/noRedundantRoles: Safari drops roles if CSS changes `display`.

import type { BillingPeriod } from '../../lib/billing';
import { formatCount, formatMoney, formatOneDecimal, formatPlural } from '../../lib/format';
import { interpolate } from '../../lib/text';
import type { CalculatorCopy } from '../../schema/copy/calculator';
import { PlanReturnSquares, SquaresLegend } from './PlanReturnSquares';
import { getLeadsPerSquare, type PlanReturn } from './plan-return';

/** Sets the names of rows above the values on phones, beside them in wider windows. */
const rowClasses = 'flex flex-wrap gap-x-4 md:gap-x-8 *:min-w-0 *:flex-1 max-md:*:first:basis-full';

function formatCaption(plan: PlanReturn, copy: CalculatorCopy): string {
  const { leads, dealsToCover = 0 } = plan;
  const leadsPerSquare = getLeadsPerSquare(leads);
  const sentences = [
    dealsToCover > 0 && formatPlural(copy.dealsCoverPrice, dealsToCover),
    dealsToCover > leads && copy.dealsExceedLeads,
    leadsPerSquare > 1 && interpolate(copy.leadsPerSquare, { count: formatCount(leadsPerSquare) }),
  ];
  return sentences.filter(Boolean).join(' ');
}

const formatDifference = ({ revenue, price }: PlanReturn) => formatMoney(revenue - price);

/** Returns the largest font sizes that fit a cell, for the main plan and the others. */
function getDifferenceSizes(characters: number): readonly [main: string, other: string] {
  if (characters <= 8) return ['text-[min(5rem,26cqi)]', 'text-[min(2.5rem,17cqi)]'];
  const small = 'text-[min(2.5rem,12cqi)]';
  if (characters <= 12) return ['text-[min(3.5rem,16cqi)]', small];
  const size = characters <= 17 ? small : 'text-[max(0.875rem,8cqi)]';
  return [size, size];
}

interface PlanTableProps {
  planReturns: readonly PlanReturn[];
  mainPlan: PlanReturn;
  billing: BillingPeriod;
  copy: CalculatorCopy;
}

export function PlanTable({ planReturns, mainPlan, billing, copy }: PlanTableProps) {
  const { title, deals, revenue, price, difference } = copy.table;
  const rows = [
    [deals, (plan: PlanReturn) => formatOneDecimal(plan.deals)],
    [revenue, (plan: PlanReturn) => formatMoney(plan.revenue)],
    [price[billing], (plan: PlanReturn) => formatMoney(plan.price)],
  ] as const;
  const longest = Math.max(...planReturns.map((plan) => formatDifference(plan).length));
  const [mainSize, otherSize] = getDifferenceSizes(longest);
  // Three and more columns leave room for narrow figures only.
  const denseClasses = planReturns.length > 2 ? 'max-md:*:font-figure' : '';
  return (
    <table role="table" aria-label={title} className="block text-left *:block">
      <thead role="rowgroup">
        <tr role="row" className={`${rowClasses} pb-4 md:pb-6`}>
          <td role="cell" className="self-end max-md:order-last max-md:mt-3">
            <SquaresLegend copy={copy.legend} />
          </td>
          {planReturns.map((plan) => (
            <th
              key={plan.id}
              role="columnheader"
              scope="col"
              abbr={plan.name}
              className="font-normal"
            >
              <div className="flex flex-wrap items-baseline gap-x-3 text-fine text-ink-muted sm:text-small">
                <p className="mr-auto font-bold font-display text-ink text-large max-md:basis-full">
                  {plan.name}
                </p>
                <p>{formatPlural(copy.leadCount, plan.leads)}</p>
                <p>{formatCaption(plan, copy)}</p>
              </div>
              <PlanReturnSquares plan={plan} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map(([label, format]) => (
          <tr
            key={label}
            role="row"
            className={`items-baseline border-rule border-t py-1 font-semibold text-large tabular-figures md:py-2 ${rowClasses} ${denseClasses}`}
          >
            <th
              role="rowheader"
              scope="row"
              className="font-normal text-ink-muted text-small md:text-body"
            >
              {label}
            </th>
            {planReturns.map((plan) => (
              <td key={plan.id} role="cell">
                {format(plan)}
              </td>
            ))}
          </tr>
        ))}
        <tr
          role="row"
          className={`${rowClasses} items-baseline-last gap-y-1 border-ink border-t-2 pt-3`}
        >
          <th role="rowheader" scope="row" className="font-semibold md:text-large">
            {difference}
          </th>
          {planReturns.map((plan) => (
            <td key={plan.id} role="cell" className="@container">
              <p
                className={`font-bold font-figure leading-none ${plan === mainPlan ? mainSize : otherSize}`}
              >
                {formatDifference(plan)}
              </p>
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  );
}
