import { expect, it } from 'vitest';
import { getCostPerMeeting } from './cost-per-meeting';

const plan = { name: 'Pilot', monthlyPrice: 900 };
const results = { timeframe: '75 days' } as const;
const funnel = [{ value: 9, label: 'held', stage: 'held' as const }];

it('divides the price of the timeframe by the meetings held', () => {
  expect(getCostPerMeeting({ results, funnel, plan })).toMatchObject({
    months: 2.5,
    costPerMeeting: 250,
  });
});

it('is unknown for a custom plan and without held meetings', () => {
  expect(getCostPerMeeting({ results, funnel, plan: { name: 'Bespoke' } })).toBeUndefined();
  expect(getCostPerMeeting({ results, plan })).toBeUndefined();
});
