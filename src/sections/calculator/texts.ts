import type { BillingPeriod } from '../../lib/billing';
import {
  formatCount,
  formatMoney,
  formatOneDecimal,
  formatPlural,
  formatSignedPercent,
} from '../../lib/format';
import { interpolate } from '../../lib/template';
import type { CalculatorCopy } from '../../schema/copy/calculator';
import {
  type CalculatorPlan,
  calculatePlan,
  calculateProjection,
  MAX_CLOSE_RATE,
  MODEST_RATE,
  type PlanResults,
} from './calculate';
import type { Inputs } from './inputs';

type AnswerCopy = CalculatorCopy['answer'];

/** Names the value of a slider. */
export function describeInput(name: keyof Inputs, value: number) {
  if (name === 'deal') return formatMoney(value);
  return name === 'rate' ? `${formatCount(value)}%` : formatCount(value);
}

/** What the script of the page needs. */
export interface CalculatorData {
  plans: readonly CalculatorPlan[];
  copy: AnswerCopy;
}

const NO_VALUE = '–';

function describeDeals(deals: number, copy: AnswerCopy) {
  const count = formatOneDecimal(deals);
  return interpolate(count === '1' ? copy.dealCount.one : copy.dealCount.other, { count });
}

function describeVerdict(results: PlanResults, { rate: closeRate }: Inputs, copy: AnswerCopy) {
  const { name: plan, deals, breakEvenDeals, abovePrice } = results;
  const leads = formatCount(results.leads);
  const rate = formatCount(closeRate);
  if (closeRate > MAX_CLOSE_RATE) return copy.rateTooHigh;
  if (abovePrice < 0) return interpolate(copy.loses, { plan, leads });
  // A part of a large deal covers the price on average, but a usual month has none.
  if (deals < breakEvenDeals) {
    return interpolate(copy.paysOnAverage, {
      plan,
      leads,
      rate,
      deals: describeDeals(deals, copy),
    });
  }
  const breakEven = formatPlural(copy.dealCount, breakEvenDeals);
  return interpolate(copy.pays, { plan, breakEven, leads, rate, deals: formatOneDecimal(deals) });
}

/** Casts doubt: what a lower close rate brings, or how low it may be. */
function describeDoubt(results: PlanResults, { rate: closeRate }: Inputs, copy: AnswerCopy) {
  const { name: plan, abovePrice, atModestRate } = results;
  if (closeRate > MODEST_RATE && abovePrice >= 0) {
    return interpolate(copy.atModestRate, {
      rate: MODEST_RATE,
      plan,
      deals: describeDeals(atModestRate.deals, copy),
      revenue: formatMoney(atModestRate.revenue),
    });
  }
  const isPossible = results.lowestRate <= MAX_CLOSE_RATE;
  if (!isPossible) return interpolate(copy.noRate, { plan });
  return interpolate(copy.lowestRate, { plan, rate: results.lowestRate });
}

/** Returns the texts of a row of the table. A close rate above 100% gets no promise. */
function describeRow({ deals, revenue, price, abovePrice }: PlanResults, isPossible: boolean) {
  return {
    deals: isPossible ? formatOneDecimal(deals) : NO_VALUE,
    revenue: isPossible ? formatMoney(revenue) : NO_VALUE,
    price: formatMoney(price),
    abovePrice: isPossible ? formatMoney(abovePrice) : NO_VALUE,
  };
}

function describeProjection(inputs: Inputs) {
  const results = calculateProjection(inputs);
  return {
    currentRevenue: formatMoney(results.currentRevenue),
    projectedLeads: formatCount(results.projectedLeads),
    projectedRevenue: formatMoney(results.projectedRevenue),
    additionalRevenue: formatMoney(results.additionalRevenue),
    annualRoi: formatSignedPercent(results.annualRoi),
  };
}

function describeAnswer(results: PlanResults, inputs: Inputs, copy: AnswerCopy) {
  const isPossible = inputs.rate <= MAX_CLOSE_RATE;
  const label = results.abovePrice < 0 ? copy.belowPrice : copy.abovePrice;
  return {
    sentence: describeVerdict(results, inputs, copy),
    figure: isPossible ? formatMoney(Math.abs(results.abovePrice)) : '',
    figureLabel: isPossible ? label : '',
    doubt: describeDoubt(results, inputs, copy),
  };
}

/** Returns the texts that change with the inputs, by the names of their outputs. */
export function getTexts({ plans, copy }: CalculatorData, inputs: Inputs, period: BillingPeriod) {
  const results = plans.map((plan) => calculatePlan(plan, period, inputs));
  const isPossible = inputs.rate <= MAX_CLOSE_RATE;
  const cells = results.flatMap((row, index) =>
    Object.entries(describeRow(row, isPossible)).map(([name, text]) => [name + index, text]),
  );
  // The answer is about the popular plan, else about the first.
  const main = results[plans.findIndex(({ popular }) => popular)] ?? results[0];
  const answer = main && describeAnswer(main, inputs, copy);
  const projection = describeProjection(inputs);
  const texts: Record<string, string> = {
    ...answer,
    ...projection,
    ...Object.fromEntries(cells),
    price: copy.price[period],
    announcement: answer
      ? `${answer.sentence} ${answer.figure} ${answer.figureLabel}`
      : projection.projectedRevenue,
  };
  const outcome = main && main.abovePrice < 0 ? 'loss' : 'gain';
  return { texts, outcome: isPossible ? outcome : 'none' };
}
