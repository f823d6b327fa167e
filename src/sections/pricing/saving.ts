import type { PricedPlan } from '../../schema/records';

type Prices = Pick<PricedPlan, 'monthlyPrice' | 'yearlyPrice'>;

export function savingPercent({ monthlyPrice, yearlyPrice }: Prices): number {
  return Math.round(((monthlyPrice - yearlyPrice) / monthlyPrice) * 100);
}

export function largestSaving(
  plans: readonly (({ kind: 'priced' } & Prices) | { kind: 'custom' })[],
): number {
  return Math.max(0, ...plans.map((plan) => (plan.kind === 'priced' ? savingPercent(plan) : 0)));
}
