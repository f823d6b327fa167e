import type { Plan } from '../schema/records';

type Prices = Pick<Plan, 'monthlyPrice' | 'yearlyPrice'>;

/**
 * How much less a month costs when billed annually, in percent, rounded (specification, section 9).
 * Undefined where there is no saving to state: a price by agreement, or one that is the same.
 */
export function savingPercent({ monthlyPrice, yearlyPrice }: Prices): number | undefined {
  if (monthlyPrice === 0 || yearlyPrice === 0) return undefined;
  return Math.round(((monthlyPrice - yearlyPrice) / monthlyPrice) * 100) || undefined;
}

/** The largest saving among the plans, in percent; undefined where no plan has one. */
export function largestSaving(plans: readonly Prices[]): number | undefined {
  return Math.max(0, ...plans.map((plan) => savingPercent(plan) ?? 0)) || undefined;
}
