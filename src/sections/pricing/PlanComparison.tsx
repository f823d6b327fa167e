import { Plus } from 'lucide-react';
import type { ComparisonRow } from '../../lib/plans';

export interface PlanComparisonCopy {
  title: string;
  notIncluded: string;
  custom: string;
}

export interface PlanComparisonProps {
  id: string;
  plans: readonly { id: string; name: string; kind: 'priced' | 'custom' }[];
  rows: readonly ComparisonRow[];
  copy: PlanComparisonCopy;
}

function Features({ features }: { features: readonly string[] }) {
  if (features.length === 1) return features[0];
  return (
    <ul className="grid gap-1">
      {features.map((feature) => (
        <li key={feature}>{feature}</li>
      ))}
    </ul>
  );
}

/** On wide screens, three columns start below the texts of the plans' cards. */
const gaps =
  '[&_:is(td,th)+*]:pl-3 md:[&_:is(td,th)+*]:pl-8 lg:[&_:is(td,th)+*]:pl-10 lg:[&_:is(td,th)+*:last-child]:pl-11.5';

/** Cells have `headers`, because `scope` does not work for a header that spans its row. */
function Table({ id, plans, rows, copy }: PlanComparisonProps) {
  return (
    <table
      className={`w-full table-fixed border-collapse text-small hyphens-auto lg:text-body ${gaps}`}
    >
      <caption className="mb-4 text-left font-bold font-display text-subheading max-md:sr-only">
        {copy.title}
      </caption>
      <thead className="border-ink border-b-2">
        <tr>
          {plans.map((plan) => (
            <th
              key={plan.id}
              id={`${id}-${plan.id}`}
              scope="col"
              className="py-2 text-left font-semibold"
            >
              {plan.name}
            </th>
          ))}
        </tr>
      </thead>
      {rows.map(({ label, cells }, row) => (
        <tbody key={label} className="border-rule border-b align-top">
          <tr>
            <th
              id={`${id}-row-${row}`}
              scope="rowgroup"
              colSpan={plans.length}
              className="pt-2.5 text-left font-semibold text-ink-2 text-small"
            >
              {label}
            </th>
          </tr>
          <tr>
            {plans.map((plan, index) => {
              const features = cells[index] ?? [];
              const nothing = plan.kind === 'custom' ? copy.custom : copy.notIncluded;
              return (
                <td key={plan.id} headers={`${id}-${plan.id} ${id}-row-${row}`} className="pb-2.5">
                  {features.length > 0 ? <Features features={features} /> : nothing}
                </td>
              );
            })}
          </tr>
        </tbody>
      ))}
    </table>
  );
}

/** Wide screens always show the content, if CSS supports it; others toggle it. */
export function PlanComparison(props: PlanComparisonProps) {
  return (
    <details
      id={props.id}
      className="group mt-6 lg:mt-12 md:details-content:[content-visibility:visible]"
    >
      <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-6 border-ink border-y-2 font-bold font-display text-subheading [&::-webkit-details-marker]:hidden md:supports-[selector(::details-content)]:hidden">
        {props.copy.title}
        <Plus
          aria-hidden="true"
          className="size-6 shrink-0 transition-transform group-open:rotate-45"
        />
      </summary>
      <Table {...props} />
    </details>
  );
}
