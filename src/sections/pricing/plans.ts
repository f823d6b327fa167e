import type { Plan, PricedPlan } from '../../schema/records';

type Prices = Pick<PricedPlan, 'monthlyPrice' | 'yearlyPrice'>;

export function savingPercent({ monthlyPrice, yearlyPrice }: Prices): number {
  return Math.round(((monthlyPrice - yearlyPrice) / monthlyPrice) * 100);
}

export function largestSaving(
  plans: readonly (({ kind: 'priced' } & Prices) | { kind: 'custom' })[],
): number {
  return Math.max(0, ...plans.map((plan) => (plan.kind === 'priced' ? savingPercent(plan) : 0)));
}

/** Features without a row are left out. */
export function comparePlans(plans: readonly Pick<Plan, 'features'>[]) {
  const lists = plans.map(({ features }) => features.flatMap(({ row = [] }) => row));
  // The plan with the most rows sets their order.
  const byRows = lists.map((rows) => [...new Set(rows)]).sort((a, b) => b.length - a.length);
  return [...new Set(byRows.flat())].map((label) => ({
    label,
    cells: plans.map(({ features }) =>
      features.filter(({ row }) => row === label).map(({ text }) => text),
    ),
  }));
}

export type ComparisonRow = ReturnType<typeof comparePlans>[number];
