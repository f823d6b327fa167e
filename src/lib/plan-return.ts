import type { RoiInputs } from './roi';

export type BillingPeriod = 'monthly' | 'yearly';

export interface PlanOffer {
  name: string;
  /** Per month, above 0. */
  leads: number;
  popular: boolean;
  /** Dollars per month, above 0. */
  price: Record<BillingPeriod, number>;
}

/** `noDeal`, `noRate`: the input is 0 or less; `neither`: both are. */
export type Verdict = 'noDeal' | 'noRate' | 'neither' | 'pays' | 'paysOnAverage' | 'costsMore';

/** A month of a plan if its leads close at the visitor's rate; money in dollars. */
export interface PlanReturn extends Omit<PlanOffer, 'price'> {
  price: number;
  deals: number;
  revenue: number;
  /** Deals that pay for the plan, rounded up; undefined without a deal value. */
  dealsToCover: number | undefined;
  /** The lowest close rate at which revenue covers the price, in whole percent; may exceed 100. */
  lowestRate: number | undefined;
  verdict: Verdict;
}

/** On average: 0.3 deals a month cover the price, for example, but not every month has a deal. */
function verdictOf(result: Omit<PlanReturn, 'verdict'>, rate: number): Verdict {
  const { price, deals, revenue, dealsToCover } = result;
  if (dealsToCover === undefined) return rate > 0 ? 'noDeal' : 'neither';
  if (rate === 0) return 'noRate';
  if (revenue < price) return 'costsMore';
  return deals < dealsToCover ? 'paysOnAverage' : 'pays';
}

export function planReturn(
  { price: prices, ...plan }: PlanOffer,
  billing: BillingPeriod,
  inputs: RoiInputs,
): PlanReturn {
  const price = prices[billing];
  const deal = Math.max(0, inputs.deal);
  const rate = Math.max(0, inputs.rate);
  const result = {
    ...plan,
    price,
    deals: (plan.leads * rate) / 100,
    revenue: (plan.leads * deal * rate) / 100,
    dealsToCover: deal === 0 ? undefined : Math.ceil(price / deal),
    lowestRate: deal === 0 ? undefined : Math.ceil((price * 100) / (plan.leads * deal)),
  };
  return { ...result, verdict: verdictOf(result, rate) };
}

export function billingFromSearch(search: string): BillingPeriod {
  return new URLSearchParams(search).get('billing') === 'yearly' ? 'yearly' : 'monthly';
}
