import type { BillingPeriod } from '../../lib/billing';
import type { Plan } from '../../schema/plans';
import type { RoiInputs } from './roi';

/** Returns the plans that have a price and a number of leads, both per month and above 0. */
export function getCalculatorPlans(plans: readonly Plan[]) {
  return plans.flatMap((plan) => {
    if (plan.isCustom || plan.leadsPerMonth === undefined) return [];
    const prices = { monthly: plan.monthlyPrice, yearly: plan.yearlyPrice };
    return [
      { id: plan.id, name: plan.name, leads: plan.leadsPerMonth, popular: plan.popular, prices },
    ];
  });
}

export type CalculatorPlan = ReturnType<typeof getCalculatorPlans>[number];

/** `noDealValue`, `noCloseRate`: the input is 0 or less; `neither`: both are. */
type Verdict =
  | 'noDealValue'
  | 'noCloseRate'
  | 'neither'
  | 'rateTooHigh'
  | 'pays'
  | 'paysOnAverage'
  | 'costsMore';

export const MAX_CLOSE_RATE = 100;

/** Computes a month of a plan whose leads close at the visitor's rate. Amounts are dollars. */
export function calculatePlanReturn(
  plan: CalculatorPlan,
  billingPeriod: BillingPeriod,
  inputs: RoiInputs,
) {
  const { leads } = plan;
  const dealValue = Math.max(0, inputs.deal);
  const closeRate = Math.max(0, inputs.rate);
  const price = plan.prices[billingPeriod];
  const deals = (leads * closeRate) / 100;
  const revenue = (leads * dealValue * closeRate) / 100;
  /** Deals that cover the price, rounded up; undefined without a deal value. */
  const breakEvenDeals = dealValue === 0 ? undefined : Math.ceil(price / dealValue);
  /** The lowest whole percent at which revenue covers the price; may exceed 100. */
  const breakEvenRate =
    dealValue === 0 ? undefined : Math.ceil((price * 100) / (leads * dealValue));
  const getVerdict = (): Verdict => {
    if (closeRate > MAX_CLOSE_RATE) return 'rateTooHigh';
    if (breakEvenDeals === undefined) return closeRate > 0 ? 'noDealValue' : 'neither';
    if (closeRate === 0) return 'noCloseRate';
    if (revenue < price) return 'costsMore';
    // A fraction of a large deal covers the price on average, but a usual month has none.
    return deals < breakEvenDeals ? 'paysOnAverage' : 'pays';
  };
  return { ...plan, price, deals, revenue, breakEvenDeals, breakEvenRate, verdict: getVerdict() };
}

export type PlanReturn = ReturnType<typeof calculatePlanReturn>;
