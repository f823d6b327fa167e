import type { Plan } from '../../schema/records';
import type { RoiInputs } from './roi';
import type { BillingPeriod } from './use-billing-period';

export interface PlanOffer {
  name: string;
  /** Per month, above 0. */
  leads: number;
  popular: boolean;
  /** Dollars per month, above 0. */
  price: Record<BillingPeriod, number>;
}

/** The plans with a price and a number of leads. */
export function planOffers(plans: readonly Plan[]): PlanOffer[] {
  return plans.flatMap((plan) => {
    if (plan.kind === 'custom' || plan.leadsPerMonth === undefined) return [];
    const price = { monthly: plan.monthlyPrice, yearly: plan.yearlyPrice };
    return [{ name: plan.name, leads: plan.leadsPerMonth, popular: plan.popular, price }];
  });
}

/** `noDeal`, `noRate`: the input is 0 or less; `neither`: both are. */
export type Verdict = 'noDeal' | 'noRate' | 'neither' | 'pays' | 'paysOnAverage' | 'costsMore';

type Month = Record<'price' | 'deals' | 'revenue', number> & { dealsToCover: number | undefined };

/** `paysOnAverage`: the revenue covers the price, but a usual month has fewer deals than cover it. */
function verdictOf({ price, deals, revenue, dealsToCover }: Month, rate: number): Verdict {
  if (dealsToCover === undefined) return rate > 0 ? 'noDeal' : 'neither';
  if (rate === 0) return 'noRate';
  if (revenue < price) return 'costsMore';
  return deals < dealsToCover ? 'paysOnAverage' : 'pays';
}

/** A month of a plan if its leads close at the visitor's rate; money in dollars. */
export function planMonth(offer: PlanOffer, billing: BillingPeriod, inputs: RoiInputs) {
  const { leads } = offer;
  const deal = Math.max(0, inputs.deal);
  const rate = Math.max(0, inputs.rate);
  const price = offer.price[billing];
  const month = {
    ...offer,
    price,
    deals: (leads * rate) / 100,
    revenue: (leads * deal * rate) / 100,
    /** Deals that pay for the plan, rounded up; undefined without a deal value. */
    dealsToCover: deal === 0 ? undefined : Math.ceil(price / deal),
    /** The lowest close rate at which revenue covers the price, in whole percent; may exceed 100. */
    lowestRate: deal === 0 ? undefined : Math.ceil((price * 100) / (leads * deal)),
  };
  return { ...month, verdict: verdictOf(month, rate) };
}

export type PlanMonth = ReturnType<typeof planMonth>;

const MAX_SQUARES = 60;

/** Leads per square: the smallest of 1, 2, 5, 10, 20 … with at most `MAX_SQUARES` squares. */
function leadsPerSquare(leads: number): number {
  const least = leads / MAX_SQUARES;
  if (least <= 1) return 1;
  const power = 10 ** Math.floor(Math.log10(least));
  return ([1, 2, 5].find((factor) => factor * power >= least) ?? 10) * power;
}

type Amounts = Pick<PlanMonth, 'leads' | 'deals' | 'dealsToCover'>;

/** Amounts in squares, which may have fractions; at most as many as there are leads. */
export function planSquares({ leads, deals, dealsToCover = 0 }: Amounts) {
  const unit = leadsPerSquare(leads);
  const inSquares = (amount: number) => Math.min(amount, leads) / unit;
  return {
    leadsPerSquare: unit,
    leads: inSquares(leads),
    deals: inSquares(deals),
    cover: inSquares(dealsToCover),
  };
}
