import { formatCount, formatMoney, formatOneDecimal, formatPlural } from '../../lib/format';
import { interpolate } from '../../lib/template';
import type { CalculatorCopy } from '../../schema/copy/calculator';
import { MAX_CLOSE_RATE, MODEST_RATE, type PlanResults } from './calculate';

type AnswerCopy = CalculatorCopy['answer'];

export interface Verdict {
  /** A close rate above 100% has no result. */
  outcome: 'gain' | 'loss' | 'none';
  sentence: string;
  /** Dollars between revenue and price. */
  figure: string;
  figureLabel: string;
  doubt: string;
}

function describeDeals(deals: number, copy: AnswerCopy) {
  const count = formatOneDecimal(deals);
  return interpolate(count === '1' ? copy.dealCount.one : copy.dealCount.other, { count });
}

function describeGain(results: PlanResults, closeRate: number, copy: AnswerCopy) {
  const { name: plan, deals, breakEvenDeals } = results;
  const leads = formatCount(results.leads);
  const rate = formatCount(closeRate);
  // A part of a large deal covers the price on average, but a usual month has none.
  if (deals < breakEvenDeals) {
    const average = describeDeals(deals, copy);
    return interpolate(copy.paysOnAverage, { plan, leads, rate, deals: average });
  }
  const breakEven = formatPlural(copy.dealCount, breakEvenDeals);
  return interpolate(copy.pays, { plan, breakEven, leads, rate, deals: formatOneDecimal(deals) });
}

function describeModestRate({ name: plan, atModestRate }: PlanResults, copy: AnswerCopy) {
  const deals = describeDeals(atModestRate.deals, copy);
  const revenue = formatMoney(atModestRate.revenue);
  return interpolate(copy.atModestRate, { rate: MODEST_RATE, plan, deals, revenue });
}

function describeLowestRate({ name: plan, lowestRate }: PlanResults, copy: AnswerCopy) {
  if (lowestRate > MAX_CLOSE_RATE) return interpolate(copy.noRate, { plan });
  return interpolate(copy.lowestRate, { plan, rate: lowestRate });
}

/** Returns what screen readers speak. */
export function describeAnswer(verdict: Verdict | undefined, revenue: string) {
  if (!verdict) return revenue;
  const { outcome, sentence, figure, figureLabel } = verdict;
  return outcome === 'none' ? sentence : `${sentence} ${figure} ${figureLabel}; ${revenue}`;
}

/** Says whether a plan pays, and what casts doubt on it: a lower close rate, or the lowest that pays. */
export function getVerdict(results: PlanResults, closeRate: number, copy: AnswerCopy): Verdict {
  const { name: plan, leads, abovePrice } = results;
  const isLoss = abovePrice < 0;
  const doubt =
    closeRate > MODEST_RATE && !isLoss
      ? describeModestRate(results, copy)
      : describeLowestRate(results, copy);
  if (closeRate > MAX_CLOSE_RATE) {
    return { outcome: 'none', sentence: copy.rateTooHigh, figure: '', figureLabel: '', doubt };
  }
  const sentence = isLoss
    ? interpolate(copy.loses, { plan, leads: formatCount(leads) })
    : describeGain(results, closeRate, copy);
  return {
    outcome: isLoss ? 'loss' : 'gain',
    sentence,
    figure: formatMoney(Math.abs(abovePrice)),
    figureLabel: interpolate(isLoss ? copy.belowPrice : copy.abovePrice, { plan }),
    doubt,
  };
}
