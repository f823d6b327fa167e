import type { Plan } from '../../schema/plans';
import type { Project } from '../../schema/projects';

export interface ClientCloseRates {
  projectCount: number;
  /** The number of projects that have at most the median rate. */
  atMostMedianCount: number;
  /** The share of leads that became clients in the median project, in whole percent. */
  median: number;
}

/** Rounds to whole percents, but to 0 only for none and to 100 only for all. */
function toPercent(won: number, leads: number): number {
  const percent = Math.round((won / leads) * 100);
  return Math.min(Math.max(percent, won > 0 ? 1 : 0), won < leads ? 99 : 100);
}

/** Returns the close rates of projects whose plan has a price; undefined for fewer than three. */
export function getClientCloseRates(
  projects: readonly Pick<Project, 'plan' | 'leads' | 'won'>[],
  plans: readonly Pick<Plan, 'id' | 'isCustom'>[],
): ClientCloseRates | undefined {
  const priced = plans.filter(({ isCustom }) => !isCustom).map(({ id }) => id);
  const rates = projects
    .flatMap(({ plan = '', leads, won }) =>
      leads && won !== undefined && priced.includes(plan) ? toPercent(won, leads) : [],
    )
    .sort((a, b) => a - b);
  const median = rates[Math.ceil(rates.length / 2) - 1];
  if (rates.length < 3 || median === undefined) return undefined;
  const atMostMedianCount = rates.filter((rate) => rate <= median).length;
  return { projectCount: rates.length, atMostMedianCount, median };
}
