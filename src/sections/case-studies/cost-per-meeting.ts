import { parseDays } from '../../lib/date';
import type { CaseStudy } from '../../schema/case-studies';

type CostInputs = Pick<CaseStudy, 'funnel' | 'plan'> & {
  results: Pick<CaseStudy['results'], 'timeframe'>;
};

/** Divides the price of the plan in the timeframe by the meetings held. */
export function getCostPerMeeting({ funnel = [], results, plan }: CostInputs) {
  const held = funnel.find(({ stage }) => stage === 'held')?.value;
  if (!(held && plan?.monthlyPrice)) return undefined;
  const { name: planName, monthlyPrice } = plan;
  const months = parseDays(results.timeframe) / 30;
  const costPerMeeting = (months * monthlyPrice) / held;
  return { costPerMeeting, held, months, planName, monthlyPrice };
}
