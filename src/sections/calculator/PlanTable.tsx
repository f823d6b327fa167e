// biome-ignore-all lint/a11y/noRedundantRoles: Safari drops roles if CSS changes `display`.

import type { CalculatorCopy } from '../../schema/copy/calculator';
import type { CalculatorPlan } from './calculate';
import { Figure, getOutput } from './Output';

interface PlanTableProps {
  plans: readonly CalculatorPlan[];
  texts: Record<string, string>;
  copy: CalculatorCopy['table'];
}

/** A row per plan; in narrow windows its name is above its numbers. */
export function PlanTable({ plans, texts, copy }: PlanTableProps) {
  const columns = [
    { name: 'deals', label: { children: copy.deals } },
    { name: 'revenue', label: { children: copy.revenue } },
    { name: 'price', label: getOutput('price', texts) },
    { name: 'abovePrice', label: { children: copy.abovePrice } },
  ];
  return (
    <table role="table" aria-label={copy.title} className="calculator-table">
      <thead role="rowgroup">
        <tr role="row">
          <th role="columnheader" scope="col">
            {copy.plan}
          </th>
          {columns.map(({ name, label }) => (
            <th key={name} role="columnheader" scope="col" {...label} />
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {plans.map((plan, index) => (
          <tr key={plan.name} role="row">
            <th role="rowheader" scope="row">
              {plan.name}
            </th>
            {columns.map(({ name }) => (
              <td key={name} role="cell" className="calculator-figure">
                <Figure name={name + index} texts={texts} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
