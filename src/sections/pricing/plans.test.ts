import { expect, it } from 'vitest';
import { comparePlans, largestSaving, savingPercent } from './plans';

const plan = (monthlyPrice: number, yearlyPrice: number) => {
  return { kind: 'priced' as const, monthlyPrice, yearlyPrice };
};
const custom = { kind: 'custom' as const };

it.each([
  [300, 200, 33],
  [300, 100, 67],
  [100, 100, 0],
  [1000, 996, 0],
])(
  'of %d by the month and %d by the year saves %d percent',
  (monthlyPrice, yearlyPrice, saving) => {
    expect(savingPercent({ monthlyPrice, yearlyPrice })).toBe(saving);
  },
);

it.each([
  [[plan(1000, 800), plan(100, 65), custom], 35],
  [[custom, plan(100, 100)], 0],
])('the largest saving of %j is %s', (plans, saving) => {
  expect(largestSaving(plans)).toBe(saving);
});

it('orders the rows as in the plan with the most rows', () => {
  const small = [
    { text: '12 leads', row: 'Leads' },
    { text: 'SSO', row: 'Also' },
  ];
  const large = [
    { text: 'Custom leads', row: 'Leads' },
    { text: 'Phone', row: 'Channels' },
    { text: 'API access', row: 'Also' },
    { text: 'White-label', row: 'Also' },
    { text: 'A feature without a row' },
  ];
  expect(comparePlans([{ features: small }, { features: large }])).toEqual([
    { label: 'Leads', cells: [['12 leads'], ['Custom leads']] },
    { label: 'Channels', cells: [[], ['Phone']] },
    { label: 'Also', cells: [['SSO'], ['API access', 'White-label']] },
  ]);
});
