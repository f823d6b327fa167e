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

const marker =
  'before:mr-2 before:inline-block before:size-[0.7em] before:rounded-[0.12em] before:border-[1.5px] sm:before:mr-2.5';
const filled = `${marker} before:border-qualified before:bg-qualified max-sm:before:hidden`;
const hollow = `${marker} text-ink-2 before:border-edge`;

type CellProps = Pick<PlanComparisonProps, 'copy'> & {
  kind: 'priced' | 'custom';
  features: readonly string[];
};

/** A filled square beside each feature, tilted until it is agreed on, and a hollow one for none. */
function Cell({ kind, features, copy }: CellProps) {
  if (features.length > 0) {
    return features.map((feature) => (
      <p key={feature} className={filled}>
        {feature}
      </p>
    ));
  }
  if (kind === 'custom') return <p className={`${filled} before:rotate-12`}>{copy.custom}</p>;
  return <p className={hollow}>{copy.notIncluded}</p>;
}

/** On narrow screens the plans scroll beside the names of the rows. */
function Table({ plans, rows, copy }: PlanComparisonProps) {
  return (
    <section
      aria-label={copy.title}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: scrolls with the arrow keys.
      tabIndex={0}
      className="overflow-x-auto"
    >
      <table className="w-full table-fixed border-collapse text-left text-small lg:text-body">
        <caption className="sr-only">{copy.title}</caption>
        <thead className="border-ink border-b-2">
          <tr>
            <td className="sticky left-0 w-22 bg-surface sm:w-40" />
            {plans.map((plan) => (
              <th
                key={plan.id}
                scope="col"
                className="w-27 py-3 pl-3 font-semibold sm:w-44 lg:pl-6"
              >
                {plan.name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, cells }) => (
            <tr key={label} className="border-rule border-b align-top">
              <th scope="row" className="sticky left-0 bg-surface py-3 font-semibold hyphens-auto">
                {label}
              </th>
              {plans.map(({ id, kind }, index) => (
                <td key={id} className="py-3 pl-3 hyphens-auto lg:pl-6">
                  <Cell kind={kind} features={cells[index] ?? []} copy={copy} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** `behaviors/page.ts` opens it when a link to it is followed. */
export function PlanComparison(props: PlanComparisonProps) {
  return (
    <details id={props.id} className="group mt-6 lg:mt-9">
      <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-6 border-ink border-y-2 font-bold font-display text-subheading [&::-webkit-details-marker]:hidden">
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
