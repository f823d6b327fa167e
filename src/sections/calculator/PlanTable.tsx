import { formatDeals, formatMoney } from '../../lib/format';
import type { CalculatorCopy } from './calculator-copy';
import type { BillingPeriod, PlanReturn } from './plan-return';

export interface PlanTableProps {
  returns: readonly PlanReturn[];
  billing: BillingPeriod;
  copy: CalculatorCopy['table'];
}

export function PlanTable({ returns, billing, copy }: PlanTableProps) {
  const rows: [label: string, value: (plan: PlanReturn) => string][] = [
    [copy.deals, ({ deals }) => formatDeals(deals)],
    [copy.revenue, ({ revenue }) => formatMoney(revenue)],
    [copy.price[billing], ({ price }) => formatMoney(price)],
    [copy.above, ({ revenue, price }) => formatMoney(revenue - price)],
  ];
  const isDense = returns.length > 2;
  return (
    <table
      aria-label={copy.title}
      className={`mt-3 w-full table-fixed text-fine sm:mt-5 sm:text-small [&_td]:text-right [&_td]:font-semibold [&_td]:tabular [&_th]:py-1.5 sm:[&_th]:py-2 [&_tr]:border-rule [&_tr]:not-last:border-b ${isDense ? 'max-sm:[&_td]:font-figure max-sm:[&_td]:text-[1.0625rem]!' : ''}`}
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
      <tbody className="[&_tr:last-child_td]:font-bold [&_tr:last-child_td]:font-figure [&_tr:last-child_td]:text-[1.625rem] [&_tr:last-child_td]:leading-none">
        {rows.map(([label, value]) => (
          <tr key={label}>
            <th scope="row" className="pr-1 text-left font-normal text-ink-2">
              {label}
            </th>
            {returns.map((plan) => (
              <td key={plan.name}>{value(plan)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
