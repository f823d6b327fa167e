import type { calculator } from '@content/copy/calculator';
import { formatCount, formatMoney, formatOneDecimal, plural } from '../../lib/format';
import { interpolate } from '../../lib/text';
import type { PlanReturn } from './plan-return';
import { PIPELINE_MULTIPLIER } from './roi';

export function verdictSentence(plan: PlanReturn, rate: number, copy: typeof calculator): string {
  const deals = formatOneDecimal(plan.deals);
  return interpolate(copy.verdict[plan.verdict], {
    plan: plan.name,
    leadsAtRate: plural(copy.leadsAtRate, plan.leads, { rate: formatCount(rate), deals }),
    leadsBring: plural(copy.leadsBring, plan.leads),
    revenue: formatMoney(plan.revenue),
    dealsAMonth: plural(copy.dealsAMonth, plan.dealsToCover ?? 0),
  });
}

/** Says how low the close rate may be for the plan to pay. */
export function lowestRateSentence(plan: PlanReturn, copy: typeof calculator): string {
  const { name, lowestRate } = plan;
  const { pays, never, unknown } = copy.lowestRate;
  if (lowestRate === undefined) return interpolate(unknown, { plan: name });
  return interpolate(lowestRate > 100 ? never : pays, { plan: name, rate: lowestRate });
}

/** Says how many leads the projection adds; empty without growth. */
export function growthSentence(added: number, plan: PlanReturn, copy: typeof calculator): string {
  const leads = plural(copy.leadCount, plan.leads);
  const multiplier = `${PIPELINE_MULTIPLIER}`;
  return added > 0 ? plural(copy.growth, added, { multiplier, plan: plan.name, leads }) : '';
}
