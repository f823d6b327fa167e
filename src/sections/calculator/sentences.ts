import { formatCount, formatMoney, formatOneDecimal, formatPlural } from '../../lib/format';
import { interpolate } from '../../lib/template';
import type { CalculatorCopy } from '../../schema/copy/calculator';
import { MAX_RATE, type PlanReturn } from './plan-return';
import { PIPELINE_MULTIPLIER } from './roi';

export function formatVerdict(plan: PlanReturn, rate: number, copy: CalculatorCopy): string {
  const deals = formatOneDecimal(plan.deals);
  return interpolate(copy.verdict[plan.verdict], {
    plan: plan.name,
    leadsAtRate: formatPlural(copy.leadsAtRate, plan.leads, { rate: formatCount(rate), deals }),
    leadsBring: formatPlural(copy.leadsBring, plan.leads),
    revenue: formatMoney(plan.revenue),
    dealsAMonth: formatPlural(copy.dealsAMonth, plan.dealsToCover ?? 0),
  });
}

/** Says how low the close rate may be for the plan to pay. */
export function formatLowestRate(plan: PlanReturn, copy: CalculatorCopy): string {
  const { name, lowestRate } = plan;
  const { pays, never, unknown } = copy.lowestRate;
  if (lowestRate === undefined) return interpolate(unknown, { plan: name });
  return interpolate(lowestRate > MAX_RATE ? never : pays, { plan: name, rate: lowestRate });
}

/** Says how many leads the projection adds; empty without growth. */
export function formatGrowth(added: number, plan: PlanReturn, copy: CalculatorCopy): string {
  const leads = formatCount(plan.leads);
  const multiplier = `${PIPELINE_MULTIPLIER}`;
  return added > 0 ? formatPlural(copy.growth, added, { multiplier, plan: plan.name, leads }) : '';
}
