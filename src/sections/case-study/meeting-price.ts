import type { CaseStudy } from '../../schema/case-studies';
import type { Plan } from '../../schema/plans';

type Case = Pick<CaseStudy, 'funnel'> & { results: Pick<CaseStudy['results'], 'timeframe'> };

/**
 * Returns what each held meeting cost, in dollars: the plan's monthly price for the timeframe, in months of
 * 30 days, divided by the meetings. Undefined without a price or a held meeting.
 */
export function getMeetingPrice({ funnel = [], results }: Case, plan: Plan | undefined) {
  const held = funnel.find(({ stage }) => stage === 'held')?.value;
  if (!held || plan?.kind !== 'priced') return undefined;
  const months = Number.parseInt(results.timeframe, 10) / 30;
  return { held, months, price: (months * plan.monthlyPrice) / held };
}
