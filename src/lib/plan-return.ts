import type { RoiInputs } from './roi';
import { withParameters } from './search-params';

export type BillingPeriod = 'monthly' | 'yearly';

export interface PlanOffer {
  name: string;
  /** Per month, above 0. */
  leads: number;
  popular: boolean;
  /** Dollars per month, above 0. */
  price: Record<BillingPeriod, number>;
}

/** What a plan brings in a month if its leads close at the visitor's rate. */
export interface PlanReturn {
  deals: number;
  /** Dollars. */
  revenue: number;
  /** Rounded up; undefined without a deal value. */
  dealsToCover: number | undefined;
  pays: boolean;
}

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

/** A plan pays on average if its revenue covers the price with fewer whole deals: 0.3 large ones. */
export function verdictOf(
  { deals, dealsToCover, pays }: PlanReturn,
  { deal, rate }: Pick<RoiInputs, 'deal' | 'rate'>,
): Verdict {
  if (dealsToCover === undefined) return rate > 0 ? 'noDeal' : 'neither';
  if (deal > 0 && rate <= 0) return 'noRate';
  if (!pays) return 'costsMore';
  return deals >= dealsToCover ? 'pays' : 'paysOnAverage';
}

export function featuredPlan<Plan extends Pick<PlanOffer, 'popular'>>(
  plans: readonly Plan[],
): Plan | undefined {
  return plans.find(({ popular }) => popular) ?? plans[0];
}

export function billingFromSearch(search: string): BillingPeriod {
  return new URLSearchParams(search).get('billing') === 'yearly' ? 'yearly' : 'monthly';
}

/** Sets the billing period in a query; monthly is the default and left out. */
export function searchWithBilling(search: string, period: BillingPeriod): string {
  return withParameters(search, { billing: period === 'yearly' ? period : '' });
}
