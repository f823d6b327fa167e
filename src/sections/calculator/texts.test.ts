import { expect, it } from 'vitest';
import { content } from '../../data/content';
import { getTexts } from './texts';

const even = { name: 'Even', leads: 20, popular: true, prices: { monthly: 1500, yearly: 1200 } };
const pilot = { name: 'Pilot', leads: 8, popular: false, prices: { monthly: 990, yearly: 780 } };
const data = { plans: [pilot, even], copy: content.copy.calculator.answer };
const textsOf = (deal: number, rate: number) =>
  getTexts(data, { leads: 0, deal, rate }, 'monthly').texts;

it.each([
  [5000, 20, 'Even pays with 1 deal; 20 leads at 20% are 4.', 'Even at 10%: 2 deals, $10,000.'],
  [700, 20, 'Even pays with 3 deals; 20 leads at 20% are 4.', 'Even at 10%: 2 deals, $1,400.'],
  [9000, 1, 'Even pays on average: 20 leads at 1% are 0.2 deals.', 'Even pays from 1%.'],
  [5000, 10, 'Even pays with 1 deal; 20 leads at 10% are 2.', 'Even pays from 2%.'],
  [250, 20, 'Even costs more than its 20 leads bring.', 'Even pays from 30%.'],
  [70, 20, 'Even costs more than its 20 leads bring.', 'Even pays at no rate.'],
  [0, 20, 'Even costs more than its 20 leads bring.', 'Even pays at no rate.'],
  [5000, -3, 'Even costs more than its 20 leads bring.', 'Even pays from 2%.'],
  [5000, 150, 'Enter a rate of 100% or less.', 'Even at 10%: 2 deals, $10,000.'],
])('for deals of $%d at %d%% says: %s %s', (deal, rate, sentence, doubt) => {
  expect(textsOf(deal, rate)).toMatchObject({ sentence, doubt });
});

it.each([
  [5000, 20, '$18,500', 'above the price', ['1.6', '$8,000', '$990', '$7,010']],
  [250, 20, '$500', 'below the price', ['1.6', '$400', '$990', '-$590']],
  [5000, 150, '', '', ['–', '–', '$990', '–']],
])('for deals of $%d at %d%% shows the figure %s', (deal, rate, figure, figureLabel, cells) => {
  const texts = textsOf(deal, rate);
  expect(texts).toMatchObject({ figure, figureLabel });
  expect([texts.deals0, texts.revenue0, texts.price0, texts.abovePrice0]).toEqual(cells);
});

it('takes the price of the period, and the first plan if none is popular', () => {
  const plans = [pilot, { ...even, popular: false }];
  const { texts } = getTexts({ ...data, plans }, { leads: 0, deal: 5000, rate: 20 }, 'yearly');
  expect(texts).toMatchObject({ figure: '$7,220', price: 'Price, yearly', price1: '$1,200' });
});

it('has the projection alone without a plan', () => {
  const { texts } = getTexts({ ...data, plans: [] }, { leads: 10, deal: 5000, rate: 20 }, 'yearly');
  expect(texts).toMatchObject({ additionalRevenue: '$25,000', annualRoi: '-13%' });
  expect(texts.sentence).toBeUndefined();
});
