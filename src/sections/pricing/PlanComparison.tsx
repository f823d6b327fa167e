import { Plus } from 'lucide-react';
import type { ComparisonRow } from '../../lib/plans';

export interface PlanComparisonCopy {
  title: string;
  /** Heads the column of the rows' names. */
  rowLabel: string;
  /** Said where a plan has nothing in a row. */
  notListed: string;
  note: string;
}

export interface PlanComparisonProps {
  id: string;
  plans: readonly { id: string; name: string }[];
  rows: readonly ComparisonRow[];
  copy: PlanComparisonCopy;
}

interface CellProps {
  features: readonly string[];
  copy: PlanComparisonCopy;
}

function Cell({ features, copy }: CellProps) {
  if (features.length === 0) {
    return (
      <>
        <span aria-hidden="true">–</span>
        <span className="sr-only">{copy.notListed}</span>
      </>
    );
  }
  if (features.length === 1) return features[0];
  return (
    <ul className="grid gap-1">
      {features.map((feature) => (
        <li key={feature}>{feature}</li>
      ))}
    </ul>
  );
}

/** Where CSS can show what is closed, a wide screen shows it; elsewhere the summary opens it. */
const opened = {
  details: 'md:details-content:[content-visibility:visible]',
  summary: 'md:supports-[selector(::details-content)]:hidden',
};

/** The plans row by row. On a phone they unfold, each row is a block, and each cell names its plan. */
export function PlanComparison({ id, plans, rows, copy }: PlanComparisonProps) {
  const cell = 'py-1.5 text-left align-top md:px-4 md:py-4 md:first:pl-0 md:last:pr-0';
  return (
    <details id={id} className={`group mt-12 lg:mt-20 ${opened.details}`}>
      <summary
        className={`flex min-h-14 cursor-pointer list-none items-center justify-between gap-6 border-ink border-y-2 font-bold font-display text-subheading [&::-webkit-details-marker]:hidden ${opened.summary}`}
      >
        {copy.title}
        <Plus
          aria-hidden="true"
          className="size-6 shrink-0 transition-transform duration-200 group-open:rotate-45 motion-reduce:transition-none"
        />
      </summary>
      <table className="w-full border-collapse text-small max-md:block md:table-fixed lg:text-body">
        <caption className="mb-4 text-left font-bold font-display text-subheading max-md:sr-only">
          {copy.title}
        </caption>
        <thead className="border-ink border-b-2 max-md:sr-only">
          <tr>
            <th scope="col" className={cell}>
              <span className="sr-only">{copy.rowLabel}</span>
            </th>
            {plans.map((plan) => (
              <th key={plan.id} scope="col" className={`${cell} font-semibold`}>
                {plan.name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-md:block">
          {rows.map(({ label, cells }) => (
            <tr key={label} className="border-rule border-b max-md:block max-md:py-3">
              <th scope="row" className={`${cell} font-semibold max-md:block`}>
                {label}
              </th>
              {cells.map((features, index) => (
                <td
                  key={plans[index]?.id}
                  className={`${cell} max-md:grid max-md:grid-cols-[2fr_3fr] max-md:gap-x-4`}
                >
                  <span aria-hidden="true" className="text-ink-2 md:hidden">
                    {plans[index]?.name}
                  </span>
                  <div>
                    <Cell features={features} copy={copy} />
                  </div>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-4 text-ink-2 text-small">{copy.note}</p>
    </details>
  );
}
