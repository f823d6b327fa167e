import type { PricedPlan } from '../schema/records';

type Prices = Pick<PricedPlan, 'monthlyPrice' | 'yearlyPrice'>;

/** How much less a month costs when billed annually, in percent, rounded (specification, section 9). */
export function savingPercent({ monthlyPrice, yearlyPrice }: Prices): number {
  return Math.round(((monthlyPrice - yearlyPrice) / monthlyPrice) * 100);
}

/** The largest saving among the plans, in percent; 0 where no plan has one. */
export function largestSaving(
  plans: readonly (({ kind: 'priced' } & Prices) | { kind: 'custom' })[],
): number {
  return Math.max(0, ...plans.map((plan) => (plan.kind === 'priced' ? savingPercent(plan) : 0)));
}
