import type { PricedPlan } from '../../schema/records';

type Prices = Pick<PricedPlan, 'kind' | 'monthlyPrice' | 'yearlyPrice'> | { kind: 'custom' };

export function savingPercent(plan: Prices): number {
  if (plan.kind === 'custom') return 0;
  return Math.round(((plan.monthlyPrice - plan.yearlyPrice) / plan.monthlyPrice) * 100);
}
