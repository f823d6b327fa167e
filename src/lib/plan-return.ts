import type { RoiInputs } from './roi';

/** A plan with a price and a number of leads, both above 0. */
export interface PlanOffer {
  name: string;
  leads: number;
  popular: boolean;
  /** Dollars a month, by billing period. */
  price: Record<BillingPeriod, number>;
}

export type BillingPeriod = 'monthly' | 'yearly';

/** What a plan brings in a month if its leads close at the given rate. */
export interface PlanReturn {
  deals: number;
  /** Dollars. */
  revenue: number;
  /** Deals whose value covers the price, at least 1; undefined without a deal value. */
  dealsToCover: number | undefined;
  /** Whether the revenue is at least the price. */
  pays: boolean;
}

/** Inputs below 0 count as 0: a plan brings no negative deals. */
export function planReturn(
  leads: number,
  price: number,
  inputs: Pick<RoiInputs, 'deal' | 'rate'>,
): PlanReturn {
  const deal = Math.max(0, inputs.deal);
  const deals = (leads * Math.max(0, inputs.rate)) / 100;
  const revenue = deals * deal;
  return {
    deals,
    revenue,
    dealsToCover: deal === 0 ? undefined : Math.ceil(price / deal),
    pays: revenue >= price,
  };
}

export type Verdict = 'noDeal' | 'noRate' | 'neither' | 'pays' | 'paysOnAverage' | 'costsMore';

/**
 * What to say of a plan. One that pays although a month brings fewer deals than cover it, such as
 * 0.3 large deals, pays on average.
 */
export function verdictOf(
  { deals, dealsToCover, pays }: PlanReturn,
  { deal, rate }: Pick<RoiInputs, 'deal' | 'rate'>,
): Verdict {
  if (dealsToCover === undefined) return rate > 0 ? 'noDeal' : 'neither';
  if (deal > 0 && rate <= 0) return 'noRate';
  if (!pays) return 'costsMore';
  return deals >= dealsToCover ? 'pays' : 'paysOnAverage';
}

/** The plan that the first sentence speaks of. */
export function featuredPlan<Plan extends Pick<PlanOffer, 'popular'>>(
  plans: readonly Plan[],
): Plan | undefined {
  return plans.find(({ popular }) => popular) ?? plans[0];
}

/** The billing period that an address names. */
export function billingFromSearch(search: string): BillingPeriod {
  return new URLSearchParams(search).get('billing') === 'yearly' ? 'yearly' : 'monthly';
}

/** The same query with the billing period, which is left out where it is the default. */
export function searchWithBilling(search: string, period: BillingPeriod): string {
  const parameters = new URLSearchParams(search);
  if (period === 'yearly') parameters.set('billing', period);
  else parameters.delete('billing');
  return parameters.size === 0 ? '' : `?${parameters}`;
}
