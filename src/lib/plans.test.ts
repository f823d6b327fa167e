import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { comparePlans, largestSaving, savingPercent } from './plans';

const plan = (monthlyPrice: number, yearlyPrice: number) => {
  return { kind: 'priced' as const, monthlyPrice, yearlyPrice };
};
const custom = { kind: 'custom' as const };

describe('savingPercent', () => {
  it.each([
    [1000, 800, 20],
    [300, 200, 33],
    [300, 100, 67],
    [200, 199, 1],
    [100, 100, 0],
    [1000, 996, 0],
  ])('of %d by the month and %d by the year is %s', (monthlyPrice, yearlyPrice, saving) => {
    expect(savingPercent({ monthlyPrice, yearlyPrice })).toBe(saving);
  });

  const price = fc.integer({ min: 1, max: 9_999_999 });
  it.prop([price, price])('lies within half a percent of the exact saving', (...prices) => {
    const [monthly, yearly] = [Math.max(...prices), Math.min(...prices)];
    const exact = 100 - (yearly / monthly) * 100;
    const saving = savingPercent(plan(monthly, yearly));
    expect(Math.abs(saving - exact)).toBeLessThanOrEqual(0.5 + 1e-9);
  });
});

it.each([
  [[plan(1000, 800), plan(2575, 2060), custom], 20],
  [[plan(1000, 800), plan(100, 65), custom], 35],
  [[], 0],
  [[custom, plan(100, 100)], 0],
])('the largest saving of %j is %s', (plans, saving) => {
  expect(largestSaving(plans)).toBe(saving);
});

describe('comparePlans', () => {
  const small = {
    features: [
      { text: '12 leads', row: 'Leads' },
      { text: 'SSO', row: 'Also' },
    ],
  };
  const large = {
    features: [
      { text: 'Custom leads', row: 'Leads' },
      { text: 'Phone', row: 'Channels' },
      { text: 'API access', row: 'Also' },
      { text: 'White-label', row: 'Also' },
      { text: 'A feature without a row' },
    ],
  };

  it('sets each feature into its row, in the order of the plan with the most rows', () => {
    expect(comparePlans([small, large])).toEqual([
      { label: 'Leads', cells: [['12 leads'], ['Custom leads']] },
      { label: 'Channels', cells: [[], ['Phone']] },
      { label: 'Also', cells: [['SSO'], ['API access', 'White-label']] },
    ]);
  });

  it('has no rows where no feature names one', () => {
    expect(comparePlans([{ features: [{ text: '12 leads' }] }])).toEqual([]);
  });
});
