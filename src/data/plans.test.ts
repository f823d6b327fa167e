import { expect, it } from 'vitest';
import { createPlan } from './plans';

it.each([
  [1500, 1500, 0],
  [990, 780, 21],
  [8575, 6860, 20],
  [1000, 995, 1],
])(
  'at $%d monthly and $%d yearly, the saving is %d percent',
  (monthlyPrice, yearlyPrice, saving) => {
    const plan = { id: 'one', name: 'One', description: '', features: [], popular: false, cta: '' };
    expect(createPlan({ ...plan, monthlyPrice, yearlyPrice })).toMatchObject({
      savingPercent: saving,
    });
  },
);
