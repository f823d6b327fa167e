import { formatCount, formatMoney, formatOneDecimal, formatPlural } from '../../lib/format';
import { interpolate } from '../../lib/template';
import type { CalculatorCopy } from '../../schema/copy/calculator';
import { MAX_CLOSE_RATE, type PlanReturn } from './plan-return';
import { PIPELINE_MULTIPLIER } from './roi';

export function formatVerdictSentence(
  planReturn: PlanReturn,
  rate: number,
  copy: CalculatorCopy,
): string {
  const { name, leads, revenue, breakEvenDeals = 0, verdict } = planReturn;
  const deals = formatOneDecimal(planReturn.deals);
  return interpolate(copy.verdict[verdict], {
    plan: name,
    leadsAtRate: formatPlural(copy.leadsAtRate, leads, { rate: formatCount(rate), deals }),
    leadsBring: formatPlural(copy.leadsBring, leads),
    revenue: formatMoney(revenue),
    dealsAMonth: formatPlural(copy.dealsAMonth, breakEvenDeals),
  });
}

/** Says how low the close rate may be for the plan to pay. */
export function formatBreakEvenSentence(planReturn: PlanReturn, copy: CalculatorCopy): string {
  const { name, breakEvenRate } = planReturn;
  const { pays, never, unknown } = copy.lowestRate;
  if (breakEvenRate === undefined) return interpolate(unknown, { plan: name });
  const template = breakEvenRate > MAX_CLOSE_RATE ? never : pays;
  return interpolate(template, { plan: name, rate: breakEvenRate });
}

/** Says how many leads the projection adds; empty without growth. */
export function formatGrowthSentence(
  added: number,
  planReturn: PlanReturn,
  copy: CalculatorCopy,
): string {
  if (added <= 0) return '';
  return formatPlural(copy.growth, added, {
    multiplier: `${PIPELINE_MULTIPLIER}`,
    plan: planReturn.name,
    leads: formatCount(planReturn.leads),
  });
}
