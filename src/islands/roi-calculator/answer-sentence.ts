import { formatCount, formatDeals, formatMoney } from '../../lib/format';
import { interpolate } from '../../lib/interpolate';
import { type BillingPeriod, type PlanOffer, planReturn, verdictOf } from '../../lib/plan-return';
import type { RoiInputs } from '../../lib/roi';
import type { Counted, RoiCalculatorCopy } from './copy';

export function counted(count: number, copy: Counted): string {
  return interpolate(count === 1 ? copy.one : copy.other, { count: formatCount(count) });
}

/** Whether the plan pays at the visitor's numbers, in one sentence. */
export function answerSentence(
  plan: PlanOffer,
  billing: BillingPeriod,
  inputs: RoiInputs,
  copy: Pick<RoiCalculatorCopy, 'answer' | 'cover' | 'planLeads'>,
): string {
  const result = planReturn(plan.leads, plan.price[billing], inputs);
  return interpolate(copy.answer[verdictOf(result, inputs)], {
    plan: plan.name,
    leads: counted(plan.leads, copy.planLeads),
    rate: formatCount(inputs.rate),
    deals: formatDeals(result.deals),
    revenue: formatMoney(result.revenue),
    cover: counted(result.dealsToCover ?? 0, copy.cover),
  });
}
