import type { Link } from '../../lib/routes';
import type { HomeCopy } from '../../schema/copy/home';
import type { Plan } from '../../schema/plans';

export const comparisonId = 'compare';

/** Returns the rows in the order of the plan with the most. Features without a row are left out. */
export function getComparisonRows(plans: readonly Pick<Plan, 'features'>[]): string[] {
  const rowsByPlan = plans.map(({ features }) => [
    ...new Set(features.flatMap(({ row }) => row ?? [])),
  ]);
  const mostFirst = rowsByPlan.toSorted((a, b) => b.length - a.length);
  return [...new Set(mostFirst.flat())];
}

/** Draws a square before the text of each cell. */
const squareClasses =
  'sm:[&_td:not(:empty)]:before:square sm:[&_td]:before:mr-2 sm:[&_td]:before:inline-block! sm:[&_td]:before:size-3! [&_td]:before:bg-qualified';
const hollowClasses = 'text-ink-muted before:border-2 before:border-edge before:bg-transparent!';

const getTexts = (features: Plan['features'], row: string) =>
  features.filter((feature) => feature.row === row).map(({ text }) => text);

/** Shows the plan's features of one row, else its `instead`, else `custom` for a custom plan. */
function Cell({ plan, row, custom }: { plan: Plan; row: string; custom: string }) {
  const features = getTexts(plan.features, row);
  if (features.length > 0) return <td>{features.join(', ')}</td>;
  const instead = getTexts(plan.instead ?? [], row);
  if (instead.length === 0 && plan.kind === 'custom')
    return <td className="before:rotate-12">{custom}</td>;
  return <td className={hollowClasses}>{instead.join(', ')}</td>;
}

interface PlanComparisonProps {
  plans: readonly Plan[];
  rows: readonly string[];
  /** Follows the names of rows with `linksToReport`. */
  reportLink: Link | undefined;
  copy: HomeCopy['pricing']['comparison'];
}

/** `layouts/every-page.ts` opens it when a link leads to it. */
export function PlanComparison({ plans, rows, reportLink, copy }: PlanComparisonProps) {
  const features = plans.flatMap((plan) => plan.features);
  const rowsWithReport = features
    .filter(({ linksToReport }) => linksToReport)
    .map(({ row }) => row);
  return (
    <details id={comparisonId} className="mt-4 sm:mt-6 lg:mt-10">
      <summary className="flex min-h-12 cursor-pointer items-center justify-between gap-6 border-y-2 font-bold font-display text-subheading sm:min-h-14 disclosure-mark">
        {copy.title}
      </summary>
      {/* Narrow screens scroll the plans beside the names of the rows. */}
      <section
        aria-label={copy.title}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: scrolls with the arrow keys.
        tabIndex={0}
        className="overflow-x-auto"
      >
        <table className="w-full table-fixed hyphens-auto text-left text-small lg:text-body [&_td]:py-3 [&_td]:pl-3 lg:[&_td]:pl-6 [&_th]:py-3 [&_th]:font-semibold">
          <thead className="border-b-2">
            <tr>
              <td className="sticky left-0 w-22 bg-surface sm:w-40" />
              {plans.map((plan) => (
                <th key={plan.id} scope="col" className="w-27 pl-3 sm:w-44 lg:pl-6">
                  {plan.name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className={`*:border-rule *:border-b *:align-top ${squareClasses}`}>
            {rows.map((row) => (
              <tr key={row}>
                <th scope="row" className="sticky left-0 bg-surface">
                  {row}{' '}
                  {reportLink && rowsWithReport.includes(row) && (
                    <a
                      href={reportLink.href}
                      className="font-normal underlined max-sm:block sm:ml-2"
                    >
                      {reportLink.label}
                    </a>
                  )}
                </th>
                {plans.map((plan) => (
                  <Cell key={plan.id} plan={plan} row={row} custom={copy.custom} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  );
}
