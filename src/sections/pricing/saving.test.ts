import { expect, it } from 'vitest';
import { largestSaving, savingPercent } from './saving';

const plan = (monthlyPrice: number, yearlyPrice: number) => {
  return { kind: 'priced' as const, monthlyPrice, yearlyPrice };
};
const custom = { kind: 'custom' as const };

it.each([
  [300, 200, 33],
  [300, 100, 67],
  [100, 100, 0],
  [1000, 996, 0],
])('%d by the month, %d by the year: %d percent saved', (monthlyPrice, yearlyPrice, saving) => {
  expect(savingPercent({ monthlyPrice, yearlyPrice })).toBe(saving);
});

it.each([
  [[plan(1000, 800), plan(100, 65), custom], 35],
  [[custom, plan(100, 100)], 0],
])('the largest saving of %j is %s', (plans, saving) => {
  expect(largestSaving(plans)).toBe(saving);
});
