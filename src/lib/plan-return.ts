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

export type Verdict = 'noDeal' | 'noRate' | 'neither' | 'pays' | 'paysOnAverage' | 'costsMore';

/** What a plan brings in a month if its leads close at the visitor's rate; money in dollars. */
export interface PlanReturn extends Omit<PlanOffer, 'price'> {
  price: number;
  deals: number;
  revenue: number;
  /** Rounded up; undefined without a deal value. */
  dealsToCover: number | undefined;
  verdict: Verdict;
}

/** Pays on average: the revenue covers the price, but with fewer whole deals, such as 0.3 of one. */
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
  const deals = (plan.leads * rate) / 100;
  const dealsToCover = deal === 0 ? undefined : Math.ceil(price / deal);
  const result = { ...plan, price, deals, revenue: deals * deal, dealsToCover };
  return { ...result, verdict: verdictOf(result, rate) };
}

export function billingFromSearch(search: string): BillingPeriod {
  return new URLSearchParams(search).get('billing') === 'yearly' ? 'yearly' : 'monthly';
}
