import type { calculator } from '@content/copy/calculator';
import { formatMoney, formatOneDecimal } from '../../lib/format';
import type { PlanReturn } from './plan-return';
import type { BillingPeriod } from './use-billing-period';

interface PlanTableProps {
  planReturns: readonly PlanReturn[];
  billing: BillingPeriod;
  copy: (typeof calculator)['table'];
}

/** Sets amounts above the last row in the narrow face on phones. */
const denseClasses = 'max-sm:[&_tbody_tr:not(:last-child)_td]:font-figure';

const formatDifference = ({ revenue, price }: PlanReturn) => formatMoney(revenue - price);

/** Returns the font size of the last row by its width in characters. */
function getDifferenceSize(characters: number): string {
  if (characters <= 16) return 'group-last:text-[min(var(--text-figure-large),8.5cqi)]';
  if (characters <= 24) return 'group-last:text-[6cqi]';
  return characters <= 36 ? 'group-last:text-[4.2cqi]' : 'group-last:text-[max(0.875rem,2.8cqi)]';
}

export function PlanTable({ planReturns, billing, copy }: PlanTableProps) {
  const rows: [label: string, value: (plan: PlanReturn) => string][] = [
    [copy.deals, ({ deals }) => formatOneDecimal(deals)],
    [copy.revenue, ({ revenue }) => formatMoney(revenue)],
    [copy.price[billing], ({ price }) => formatMoney(price)],
    [copy.above, formatDifference],
  ];
  const isDense = planReturns.length > 2;
  const longest = Math.max(...planReturns.map((plan) => formatDifference(plan).length));
  return (
    <div className="@container">
      <table
        aria-label={copy.title}
        className={`w-full table-fixed text-fine sm:text-small [&_td]:text-right [&_td]:font-semibold [&_td]:tabular-nums [&_th]:py-1.5 sm:[&_th]:py-2 ${isDense ? denseClasses : ''}`}
      >
        <thead>
          <tr>
            <td className={isDense ? 'w-1/4 sm:w-2/5' : 'w-[42%]'} />
            {planReturns.map(({ id, name }) => (
              <th key={id} scope="col" className="text-right font-semibold">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([label, value]) => (
            <tr
              key={label}
              className="group not-last:border-rule not-last:border-b last:border-t-2 last:align-baseline"
            >
              <th
                scope="row"
                className="pr-1 text-left font-normal text-ink-muted group-last:font-semibold group-last:text-ink"
              >
                {label}
              </th>
              {planReturns.map((plan) => (
                <td
                  key={plan.id}
                  className={`group-last:pt-3 group-last:font-bold! group-last:font-figure! group-last:leading-none ${getDifferenceSize(planReturns.length * longest)}`}
                >
                  {value(plan)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
