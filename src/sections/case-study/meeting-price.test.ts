import { expect, it } from 'vitest';
import { getMeetingPrice } from './meeting-price';

const plan = { name: 'Pilot', monthlyPrice: 900 };
const results = { timeframe: '75 days' } as const;
const funnel = [{ value: 9, label: 'held', stage: 'held' as const }];

it('divides the price of the timeframe by the meetings held', () => {
  expect(getMeetingPrice({ results, funnel, plan })).toMatchObject({ months: 2.5, price: 250 });
});

it('is unknown for a custom plan and without held meetings', () => {
  expect(getMeetingPrice({ results, funnel, plan: { name: 'Bespoke' } })).toBeUndefined();
  expect(getMeetingPrice({ results, plan })).toBeUndefined();
});
