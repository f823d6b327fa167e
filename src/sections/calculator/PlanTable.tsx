// biome-ignore-all lint/a11y/noRedundantRoles: Safari drops roles if CSS changes `display`.

import type { BillingPeriod } from '../../lib/billing-period';
import { formatCount, formatMoney, formatOneDecimal } from '../../lib/format';
import { interpolate } from '../../lib/template';
import type { CalculatorCopy } from '../../schema/copy/calculator';
import type { PlanResults } from './calculate';
import { Figure } from './Figure';

const ColumnHeading = ({ children: label }: { children: string }) => (
  <th role="columnheader" scope="col" className="font-normal" suppressHydrationWarning>
    {label}
  </th>
);

const Cell = ({ children: text }: { children: string }) => (
  <td role="cell" className="calculator-figure">
    <Figure>{text}</Figure>
  </td>
);

const NO_VALUE = '–';

interface PlanTableProps {
  results: readonly PlanResults[];
  /** False for a close rate above 100%, which gets no promise. */
  isPossible: boolean;
  period: BillingPeriod;
  copy: CalculatorCopy['table'];
}

/** A row per plan; in narrow windows its name is above its numbers. */
export const PlanTable = ({ results, isPossible, period, copy }: PlanTableProps) => (
  <table role="table" aria-label={copy.title} className="calculator-table">
    <thead role="rowgroup">
      <tr role="row">
        <ColumnHeading>{copy.plan}</ColumnHeading>
        <ColumnHeading>{copy.deals}</ColumnHeading>
        <ColumnHeading>{copy.revenue}</ColumnHeading>
        <ColumnHeading>{copy.price[period]}</ColumnHeading>
        <ColumnHeading>{copy.abovePrice}</ColumnHeading>
      </tr>
    </thead>
    <tbody role="rowgroup">
      {results.map(({ name, leads, deals, revenue, price, abovePrice }) => (
        <tr key={name} role="row">
          <th
            role="rowheader"
            scope="row"
            className="font-semibold text-body"
            suppressHydrationWarning
          >
            {interpolate(copy.row, { plan: name, leads: formatCount(leads) })}
          </th>
          <Cell>{isPossible ? formatOneDecimal(deals) : NO_VALUE}</Cell>
          <Cell>{isPossible ? formatMoney(revenue) : NO_VALUE}</Cell>
          <Cell>{formatMoney(price)}</Cell>
          <Cell>{isPossible ? formatMoney(abovePrice) : NO_VALUE}</Cell>
        </tr>
      ))}
    </tbody>
  </table>
);
