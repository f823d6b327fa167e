import type { Plan } from '../schema/records';

type Features = Pick<Plan, 'features'>;

/** A whole number, then 'leads' within the next three words: '12 qualified leads/month'. */
const numberOfLeads = /(?<![\w.,/-])(\d{1,3}(?:,\d{3})+|\d+)\s+(?:[^\s\d]+\s+){0,2}leads?\b/i;
const otherPeriod = /\b(?:dai|day|week|quarter|year|annual)/i;

/** The leads a month that the first feature to name a number of them names; undefined without one. */
export function leadsPerMonth({ features }: Features): number | undefined {
  for (const feature of features) {
    const [, digits] = (!otherPeriod.test(feature) && numberOfLeads.exec(feature)) || [];
    const leads = Number(digits?.replaceAll(',', '') ?? 0);
    if (leads > 0) return leads;
  }
  return undefined;
}

/** What twelve months cost when they are billed annually, in dollars. */
export function yearlySum({ yearlyPrice }: Pick<Plan, 'yearlyPrice'>): number {
  return yearlyPrice * 12;
}

export interface PlanLeads {
  name: string;
  /** Leads per month; undefined where the plan names no number. */
  leads?: number | undefined;
}

export interface PlanForLeads {
  /** The plan with the fewest leads that are enough. */
  enough?: PlanLeads | undefined;
  /** The plan that names the most leads. */
  largest?: PlanLeads | undefined;
  /** The first plan that names no number. */
  unlimited?: PlanLeads | undefined;
}

/** Which plan includes so many leads a month, and where to turn if none does. */
export function planForLeads(plans: readonly PlanLeads[], leads: number): PlanForLeads {
  const counted = plans
    .filter((plan) => plan.leads !== undefined)
    .sort((one, other) => (one.leads ?? 0) - (other.leads ?? 0));
  return {
    enough: counted.find((plan) => (plan.leads ?? 0) >= leads),
    largest: counted.at(-1),
    unlimited: plans.find((plan) => plan.leads === undefined),
  };
}

export interface ComparisonRow {
  label: string;
  /** The features of each plan that stand in the row, in the order of the plans. */
  cells: readonly (readonly string[])[];
}

/**
 * The plans side by side, each feature in the row that its plan names for it. Without such names
 * there is no comparison; a plan that alone lacks them is an issue of its record.
 */
export function comparePlans(
  plans: readonly Pick<Plan, 'id' | 'features' | 'comparison'>[],
): ComparisonRow[] {
  const compared = plans.filter((plan) => plan.comparison);
  if (compared.length === 0) return [];
  const missing = plans.find((plan) => !plan.comparison);
  if (missing) {
    throw new Error(
      `plans.yaml  ${missing.id} → comparison: missing; allowed: one row for each feature, as the other plans have`,
    );
  }
  // The plan with the most rows gives their order; the rows of the others follow.
  const lists = plans.map((plan) => [...new Set(plan.comparison)]);
  const labels = [...new Set(lists.sort((one, other) => other.length - one.length).flat())];
  return labels.map((label) => ({
    label,
    cells: plans.map(({ features, comparison }) =>
      features.filter((_, index) => comparison?.[index] === label),
    ),
  }));
}
