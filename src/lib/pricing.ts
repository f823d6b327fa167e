import type { Plan } from '../schema/records';

type Prices = Pick<Plan, 'monthlyPrice' | 'yearlyPrice'>;

/**
 * How much less a month costs when billed annually, in percent, rounded (specification, section 9).
 * A price of 0 is a price by agreement: there is no saving to state.
 */
export function savingPercent({ monthlyPrice, yearlyPrice }: Prices): number | undefined {
  if (monthlyPrice === 0 || yearlyPrice === 0) return undefined;
  return Math.round(((monthlyPrice - yearlyPrice) / monthlyPrice) * 100);
}

/** The largest saving among the plans, in percent; 0 where no plan has one. */
export function largestSaving(plans: readonly Prices[]): number {
  return Math.max(0, ...plans.map((plan) => savingPercent(plan) ?? 0));
}
