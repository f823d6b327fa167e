import { expect, it } from 'vitest';
import { content } from '../../data/content';
import type { CalculatorCopy } from '../../schema/copy/calculator';
import { calculatePlanReturn } from './plan-return';
import { formatBreakEvenSentence, formatVerdictSentence } from './sentences';

const copy = content.copy.calculator as CalculatorCopy;

const planReturnOf = (deal: number, rate: number) =>
  calculatePlanReturn(
    { id: 'even', name: 'Even', popular: true, leads: 20, prices: { monthly: 1500, yearly: 1 } },
    'monthly',
    { leads: 0, deal, rate },
  );

it.each([
  [5000, 20, 'Even pays with 1 deal; 20 leads at 20% are 4.'],
  [9000, 1, 'Even pays on average: 20 leads at 1% are 0.2, worth $1,800.'],
  [700, 20, 'Even pays with 3 deals; 20 leads at 20% are 4.'],
  [10, 20, 'Even costs more than its 20 leads bring.'],
  [0, 20, 'Even needs a deal value.'],
  [700, 0, 'Even needs a close rate.'],
  [250, 150, 'Even needs a close rate of 100% or less.'],
  [0, -3, 'Even needs a deal value and a close rate.'],
])('for deals of $%d and a rate of %d says: %s', (deal, rate, sentence) => {
  expect(formatVerdictSentence(planReturnOf(deal, rate), rate, copy)).toBe(sentence);
});

it.each([
  [5000, 'Even pays from 2%.'],
  [70, 'Even costs more than this deal value brings.'],
  [0, 'The rate at which Even pays depends on the deal value.'],
])('names the break-even rate for deals of $%d: %s', (deal, sentence) => {
  expect(formatBreakEvenSentence(planReturnOf(deal, 20), copy)).toBe(sentence);
});
