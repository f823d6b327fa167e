import type { BillingPeriod } from '../../lib/billing-period';
import type { Plan } from '../../schema/plans';
import type { Project } from '../../schema/projects';
import type { Inputs } from './inputs';

/** Average growth of the clients' pipelines (specification, section 9). */
export const PIPELINE_MULTIPLIER = 3.5;

/** Dollars that the specification assumes (section 9); not the price of a plan. */
export const ANNUAL_COST = 2400 * 12;

export const MAX_CLOSE_RATE = 100;

/** The close rate, in percent, to which the clients' projects are compared. */
export const MODEST_RATE = 10;

/**
 * Applies the formulas of the specification (section 9). Amounts are per month; `annualRoi`, in
 * percent, compares one month's additional revenue with a year's cost.
 */
export function calculateProjection({ leads, deal, rate }: Inputs) {
  const revenueOf = (count: number) => (count * deal * rate) / 100;
  const currentRevenue = revenueOf(leads);
  const projectedLeads = Math.round(leads * PIPELINE_MULTIPLIER);
  const projectedRevenue = revenueOf(projectedLeads);
  const additionalRevenue = projectedRevenue - currentRevenue;
  const annualRoi = Math.round(((additionalRevenue - ANNUAL_COST) / ANNUAL_COST) * 100);
  return { currentRevenue, projectedLeads, projectedRevenue, additionalRevenue, annualRoi };
}

export type ProjectionResults = ReturnType<typeof calculateProjection>;

/** Returns the plans that have a price and a number of leads, both per month. */
export const getCalculatorPlans = (plans: readonly Plan[]) =>
  plans.flatMap((plan) => {
    if (plan.isCustom || !plan.leadsPerMonth) return [];
    const prices = { monthly: plan.monthlyPrice, yearly: plan.yearlyPrice };
    return { name: plan.name, leads: plan.leadsPerMonth, popular: plan.popular, prices };
  });

export type CalculatorPlan = ReturnType<typeof getCalculatorPlans>[number];

/** Computes a month of a plan. A negative deal value or close rate counts as 0. */
export function calculatePlan(plan: CalculatorPlan, period: BillingPeriod, inputs: Inputs) {
  const price = plan.prices[period];
  const deal = Math.max(0, inputs.deal);
  const rate = Math.max(0, inputs.rate);
  const resultsAt = (percent: number) => ({
    deals: (plan.leads * percent) / 100,
    revenue: (plan.leads * deal * percent) / 100,
  });
  const { deals, revenue } = resultsAt(rate);
  return {
    ...plan,
    price,
    deals,
    revenue,
    abovePrice: revenue - price,
    /** Deals that cover the price, rounded up. */
    breakEvenDeals: Math.ceil(price / deal),
    /** The lowest whole percent at which the plan pays; above 100 if none does. */
    lowestRate: Math.ceil((price * 100) / (plan.leads * deal)),
    atModestRate: resultsAt(MODEST_RATE),
  };
}

export type PlanResults = ReturnType<typeof calculatePlan>;

/**
 * Returns how many of the projects on plans with a price turned at most `MODEST_RATE` of their leads into
 * clients. Undefined for fewer than three projects.
 */
export function countModestProjects(
  projects: readonly Pick<Project, 'plan' | 'leads' | 'won'>[],
  plans: readonly Pick<Plan, 'id' | 'isCustom'>[],
) {
  const hasPrice = (planId?: string) =>
    plans.some(({ id, isCustom }) => id === planId && !isCustom);
  const rates = projects.flatMap(({ plan, leads, won }) =>
    hasPrice(plan) && leads && won !== undefined ? (won / leads) * 100 : [],
  );
  if (rates.length < 3) return undefined;
  return { count: rates.filter((rate) => rate <= MODEST_RATE).length, all: rates.length };
}

export type ModestProjects = ReturnType<typeof countModestProjects>;
