import { expect, it } from 'vitest';
import { toPlan } from './plans';

it.each([
  [1500, 1500, 0],
  [990, 780, 21],
  [8575, 6860, 20],
  [1000, 995, 1],
])('saves by the year, at $%d and $%d a month, %d percent', (monthlyPrice, yearlyPrice, saving) => {
  const plan = { id: 'one', name: 'One', description: '', features: [], popular: false, cta: '' };
  expect(toPlan({ ...plan, monthlyPrice, yearlyPrice })).toMatchObject({ savingPercent: saving });
});
