import type { Plan, PricedPlan } from '../schema/records';

/** What twelve months cost when they are billed annually, in dollars. */
export function yearlySum({ yearlyPrice }: Pick<PricedPlan, 'yearlyPrice'>): number {
  return yearlyPrice * 12;
}

export interface ComparisonRow {
  label: string;
  /** The features of each plan that stand in the row, in the order of the plans. */
  cells: readonly (readonly string[])[];
}

/** The plans side by side, each feature in the row that it names; without such names, no rows. */
export function comparePlans(plans: readonly Pick<Plan, 'features'>[]): ComparisonRow[] {
  const lists = plans.map(({ features }) => features.flatMap(({ row = [] }) => row));
  // The plan with the most rows gives their order; the rows of the others follow.
  const byRows = lists.map((rows) => [...new Set(rows)]).sort((a, b) => b.length - a.length);
  return [...new Set(byRows.flat())].map((label) => ({
    label,
    cells: plans.map(({ features }) =>
      features.filter(({ row }) => row === label).map(({ text }) => text),
    ),
  }));
}
