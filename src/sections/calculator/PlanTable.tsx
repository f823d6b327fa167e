import type { calculator } from '@content/copy/calculator';
import { formatMoney, formatOneDecimal } from '../../lib/format';
import type { PlanReturn } from './plan-return';
import type { BillingPeriod } from './use-billing-period';

interface PlanTableProps {
  returns: readonly PlanReturn[];
  billing: BillingPeriod;
  copy: (typeof calculator)['table'];
}

/** Font size of the last row, by the number of columns times the longest amount. */
const answerSizes = [
  { most: 16, className: 'text-[min(var(--text-figure-large),8.5cqi)]' },
  { most: 24, className: 'text-[6cqi]' },
  { most: 36, className: 'text-[4.2cqi]' },
  { most: Infinity, className: 'text-[max(0.875rem,2.8cqi)]' },
];

export function PlanTable({ returns, billing, copy }: PlanTableProps) {
  const rows: [label: string, value: (plan: PlanReturn) => string][] = [
    [copy.deals, ({ deals }) => formatOneDecimal(deals)],
    [copy.revenue, ({ revenue }) => formatMoney(revenue)],
    [copy.price[billing], ({ price }) => formatMoney(price)],
  ];
  const isDense = returns.length > 2;
  const answers = returns.map(({ revenue, price }) => formatMoney(revenue - price));
  const characters = returns.length * Math.max(...answers.map(({ length }) => length));
  const answerSize = answerSizes.find(({ most }) => characters <= most)?.className;
  return (
    <div className="@container">
      <table
        aria-label={copy.title}
        className={`w-full table-fixed text-fine sm:text-small [&_td]:text-right [&_td]:font-semibold [&_td]:tabular [&_th]:py-1.5 sm:[&_th]:py-2 ${isDense ? 'max-sm:[&_tbody_tr:not(:last-child)_td]:font-figure' : ''}`}
      >
        <thead>
          <tr>
            <td className={isDense ? 'w-1/4 sm:w-2/5' : 'w-[42%]'} />
            {returns.map(({ name }) => (
              <th key={name} scope="col" className="text-right font-semibold">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([label, value]) => (
            <tr key={label} className="border-rule border-b">
              <th scope="row" className="pr-1 text-left font-normal text-ink-2">
                {label}
              </th>
              {returns.map((plan) => (
                <td key={plan.name}>{value(plan)}</td>
              ))}
            </tr>
          ))}
          <tr className="border-t-2 align-baseline">
            <th scope="row" className="pr-1 text-left font-semibold">
              {copy.above}
            </th>
            {answers.map((answer, index) => (
              <td
                key={returns[index]?.name}
                className={`pt-3 leading-none font-figure! font-bold! ${answerSize}`}
              >
                {answer}
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </div>
  );
}
