import { expect, it } from 'vitest';
import { savingPercent } from './saving';

it.each([
  [300, 200, 33],
  [300, 100, 67],
  [100, 100, 0],
  [1000, 996, 0],
])('%d by the month, %d by the year: %d percent saved', (monthlyPrice, yearlyPrice, saving) => {
  expect(savingPercent({ kind: 'priced', monthlyPrice, yearlyPrice })).toBe(saving);
});
