import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { largestSaving, savingPercent } from './pricing';

const small = { monthlyPrice: 1000, yearlyPrice: 800 };
const large = { monthlyPrice: 2575, yearlyPrice: 2060 };
const custom = { monthlyPrice: 0, yearlyPrice: 0 };

/** Prices of a plan that has some: the yearly one is at most the monthly one. */
const price = fc.integer({ min: 1, max: 9_999_999 });
const allowedPrices = fc.tuple(price, price).map(([one, other]) => ({
  monthlyPrice: Math.max(one, other),
  yearlyPrice: Math.min(one, other),
}));

describe('savingPercent', () => {
  it('is 20 where a month of the year costs a fifth less', () => {
    expect(savingPercent(small)).toBe(20);
    expect(savingPercent(large)).toBe(20);
  });

  it('is rounded to whole percent', () => {
    expect(savingPercent({ monthlyPrice: 300, yearlyPrice: 200 })).toBe(33);
    expect(savingPercent({ monthlyPrice: 300, yearlyPrice: 100 })).toBe(67);
    expect(savingPercent({ monthlyPrice: 200, yearlyPrice: 199 })).toBe(1);
  });

  it('does not exist where it would read 0%', () => {
    expect(savingPercent({ monthlyPrice: 100, yearlyPrice: 100 })).toBeUndefined();
    expect(savingPercent({ monthlyPrice: 1000, yearlyPrice: 996 })).toBeUndefined();
  });

  it('does not exist for a price by agreement', () => {
    expect(savingPercent(custom)).toBeUndefined();
    expect(savingPercent({ monthlyPrice: 100, yearlyPrice: 0 })).toBeUndefined();
  });

  it('lies within half a percent of the exact saving', () => {
    fc.assert(
      fc.property(allowedPrices, ({ monthlyPrice, yearlyPrice }) => {
        const saving = savingPercent({ monthlyPrice, yearlyPrice }) ?? 0;
        const exact = 100 - (yearlyPrice / monthlyPrice) * 100;
        expect(Math.abs(saving - exact)).toBeLessThanOrEqual(0.5 + 1e-9);
      }),
    );
  });
});

describe('largestSaving', () => {
  it('is that of all plans where they agree, a price by agreement aside', () => {
    expect(largestSaving([small, large, custom])).toBe(20);
  });

  it('is the largest one where plans differ', () => {
    expect(largestSaving([small, { monthlyPrice: 100, yearlyPrice: 65 }, custom])).toBe(35);
  });

  it('does not exist without plans and where no plan has a saving', () => {
    expect(largestSaving([])).toBeUndefined();
    expect(largestSaving([custom, { monthlyPrice: 100, yearlyPrice: 100 }])).toBeUndefined();
  });
});
