import { Fragment } from 'react';
import type { HomeCopy } from '../../schema/copy/home';
import type { Plan } from '../../schema/plans';

/** Returns the rows in the order of the plan with the most. Features without a row are left out. */
export function getComparisonRows(plans: readonly Pick<Plan, 'features'>[]): string[] {
  const rowsByPlan = plans.map(({ features }) => [
    ...new Set(features.flatMap(({ row }) => row ?? [])),
  ]);
  const mostFirst = rowsByPlan.toSorted((a, b) => b.length - a.length);
  return [...new Set(mostFirst.flat())];
}

interface CellProps {
  plan: Plan;
  row: string;
  reportHref: string | undefined;
  copy: HomeCopy['pricing']['comparison'];
}

/** Shows what the plan has in a row, or has instead, or that it has nothing. */
function Cell({ plan, row, reportHref, copy }: CellProps) {
  const features = plan.features.filter((feature) => feature.row === row);
  if (features.length > 0) {
    return (
      <td>
        {features.map(({ text, linksToReport }, index) => (
          <Fragment key={text}>
            {index > 0 && ', '}
            {linksToReport && reportHref ? (
              <a href={reportHref} className="link-underline">
                {text}
              </a>
            ) : (
              text
            )}
          </Fragment>
        ))}
      </td>
    );
  }
  const instead = plan.instead?.filter((replacement) => replacement.row === row) ?? [];
  const nothing = plan.isCustom ? copy.custom : copy.notIncluded;
  return (
    <td className="text-ink-muted">{instead.map(({ text }) => text).join(', ') || nothing}</td>
  );
}

interface PlanComparisonProps {
  id: string;
  plans: readonly Plan[];
  rows: readonly string[];
  /** Where the features with `linksToReport` lead. */
  reportHref: string | undefined;
  copy: HomeCopy['pricing']['comparison'];
}

/** `layouts/every-page.ts` opens it when a link leads to it. */
export function PlanComparison({ id, plans, rows, reportHref, copy }: PlanComparisonProps) {
  return (
    <details id={id} className="mt-4 sm:mt-6">
      <summary className="disclosure min-h-12 items-center border-y-2 font-display text-subheading sm:min-h-14">
        {copy.title}
      </summary>
      {/* Narrow screens scroll the plans beside the names of the rows. */}
      <section
        aria-label={copy.tableLabel}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: scrolls with the arrow keys.
        tabIndex={0}
        className="overflow-x-auto"
      >
        <table className="w-full table-fixed hyphens-auto text-balance text-left text-small lg:text-body [&_td]:py-3 [&_td]:pl-3 lg:[&_td]:pl-6 [&_th]:py-3 [&_th]:font-semibold">
          <thead className="border-b-2">
            <tr>
              <td className="sticky left-0 w-22 bg-surface sm:w-40 print:w-auto" />
              {plans.map((plan) => (
                <th key={plan.id} scope="col" className="w-27 pl-3 sm:w-44 lg:pl-6 print:w-auto">
                  {plan.name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="*:border-rule *:border-b *:align-top">
            {rows.map((row) => (
              <tr key={row}>
                <th scope="row" className="sticky left-0 bg-surface">
                  {row}
                </th>
                {plans.map((plan) => (
                  <Cell key={plan.id} plan={plan} row={row} reportHref={reportHref} copy={copy} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  );
}
