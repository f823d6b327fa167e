import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { largestSaving, savingPercent } from './pricing';

const small = { monthlyPrice: 1000, yearlyPrice: 800 };
const large = { monthlyPrice: 2575, yearlyPrice: 2060 };
const custom = { monthlyPrice: 0, yearlyPrice: 0 };

/** Prices as the schema of a plan allows them: the yearly one is at most the monthly one. */
const allowedPrices = fc
  .tuple(fc.nat({ max: 1_000_000 }), fc.nat({ max: 1_000_000 }))
  .map(([one, other]) => ({
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

  it('is 0 where both prices are the same', () => {
    expect(savingPercent({ monthlyPrice: 100, yearlyPrice: 100 })).toBe(0);
  });

  it('does not exist for a price by agreement', () => {
    expect(savingPercent(custom)).toBeUndefined();
    expect(savingPercent({ monthlyPrice: 100, yearlyPrice: 0 })).toBeUndefined();
  });

  it('lies between 0 and 100 and within half a percent of the exact saving', () => {
    fc.assert(
      fc.property(allowedPrices, ({ monthlyPrice, yearlyPrice }) => {
        const saving = savingPercent({ monthlyPrice, yearlyPrice });
        if (yearlyPrice === 0) {
          expect(saving).toBeUndefined();
          return;
        }
        expect(saving).toBeGreaterThanOrEqual(0);
        expect(saving).toBeLessThanOrEqual(100);
        const exact = 100 - (yearlyPrice / monthlyPrice) * 100;
        expect(Math.abs((saving ?? Number.NaN) - exact)).toBeLessThanOrEqual(0.5 + 1e-9);
      }),
      { numRuns: 3000 },
    );
  });

  it('does not shrink where the yearly price falls', () => {
    fc.assert(
      fc.property(allowedPrices, ({ monthlyPrice, yearlyPrice }) => {
        fc.pre(yearlyPrice > 1);
        const dearer = savingPercent({ monthlyPrice, yearlyPrice }) ?? Number.NaN;
        expect(
          savingPercent({ monthlyPrice, yearlyPrice: yearlyPrice - 1 }),
        ).toBeGreaterThanOrEqual(dearer);
      }),
      { numRuns: 2000 },
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

  it('is 0 without plans and where no plan has a saving', () => {
    expect(largestSaving([])).toBe(0);
    expect(largestSaving([custom])).toBe(0);
  });

  it('is reached by one of the plans and exceeded by none', () => {
    fc.assert(
      fc.property(fc.array(allowedPrices, { maxLength: 6 }), (plans) => {
        const largest = largestSaving(plans);
        const savings = plans.map((plan) => savingPercent(plan) ?? 0);
        expect([0, ...savings]).toContain(largest);
        for (const saving of savings) expect(saving).toBeLessThanOrEqual(largest);
      }),
      { numRuns: 2000 },
    );
  });
});
