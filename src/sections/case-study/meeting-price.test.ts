import { expect, it } from 'vitest';
import type { Plan } from '../../schema/plans';
import { getMeetingPrice } from './meeting-price';

const plan = { kind: 'priced', monthlyPrice: 900 } as Plan;
const results = { timeframe: '75 days' } as const;
const funnel = [{ value: 9, label: 'held', stage: 'held' as const }];

it('divides the price of the timeframe by the meetings held', () => {
  expect(getMeetingPrice({ results, funnel }, plan)).toEqual({ held: 9, months: 2.5, price: 250 });
});

it('is unknown for a custom plan and without held meetings', () => {
  expect(getMeetingPrice({ results, funnel }, { kind: 'custom' } as Plan)).toBeUndefined();
  expect(getMeetingPrice({ results }, plan)).toBeUndefined();
});
