import { expect, it } from 'vitest';
import { content } from '../../data/content';
import { calculatePlan } from './calculate';
import { getVerdict } from './verdict';

const even = { name: 'Even', leads: 20, popular: true, prices: { monthly: 1500, yearly: 1200 } };

const verdictFor = (deal: number, rate: number) =>
  getVerdict(
    calculatePlan(even, 'monthly', { leads: 0, deal, rate }),
    rate,
    content.copy.calculator.answer,
  );

it.each([
  [5000, 20, 'Even pays with 1 deal; 20 leads at 20% are 4.', 'Even at 10%: 2 deals, $10,000.'],
  [700, 20, 'Even pays with 3 deals; 20 leads at 20% are 4.', 'Even at 10%: 2 deals, $1,400.'],
  [375, 20, 'Even pays with 4 deals; 20 leads at 20% are 4.', 'Even at 10%: 2 deals, $750.'],
  [9000, 1, 'Even pays on average: 20 leads at 1% are 0.2 deals.', 'Even pays from 1%.'],
  [5000, 10, 'Even pays with 1 deal; 20 leads at 10% are 2.', 'Even pays from 2%.'],
  [250, 20, 'Even costs more than its 20 leads bring.', 'Even pays from 30%.'],
  [70, 20, 'Even costs more than its 20 leads bring.', 'Even pays at no rate.'],
  [0, 20, 'Even costs more than its 20 leads bring.', 'Even pays at no rate.'],
  [5000, -3, 'Even costs more than its 20 leads bring.', 'Even pays from 2%.'],
  [5000, 150, 'Enter a rate of 100% or less.', 'Even at 10%: 2 deals, $10,000.'],
])('for deals of $%d at %d%% says: %s %s', (deal, rate, sentence, doubt) => {
  expect(verdictFor(deal, rate)).toMatchObject({ sentence, doubt });
});
