import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import {
  billingFromSearch,
  featuredPlan,
  planReturn,
  searchWithBilling,
  verdictOf,
} from './plan-return';

const integer = fc.maxSafeInteger();
const positive = fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER });
const inputs = fc.record({ deal: integer, rate: integer });

describe('planReturn', () => {
  it.each([
    [30, 8575, { deal: 5000, rate: 20 }, [6, 30_000, 2, 'pays']],
    [30, 8575, { deal: 18_000, rate: 22 }, [6.6, 118_800, 1, 'pays']],
    [12, 4580, { deal: 500, rate: 5 }, [0.6, 300, 10, 'costsMore']],
    [30, 8575, { deal: 100_000, rate: 1 }, [0.3, 30_000, 1, 'paysOnAverage']],
    [30, 9000, { deal: 1500, rate: 20 }, [6, 9000, 6, 'pays']],
    [30, 8575, { deal: 0, rate: 20 }, [6, 0, undefined, 'noDeal']],
    [30, 8575, { deal: 5000, rate: 0 }, [0, 0, 2, 'noRate']],
    [30, 8575, { deal: -1, rate: -1 }, [0, 0, undefined, 'neither']],
  ])('of %d leads for $%d at %j', (leads, price, given, expected) => {
    const result = planReturn(leads, price, given);
    const { deals, revenue, dealsToCover } = result;
    expect([deals, revenue, dealsToCover, verdictOf(result, given)]).toEqual(expected);
  });

  it.prop([positive, positive, inputs])(
    'is made of finite numbers, none of them negative, and no plan is covered by 0 deals',
    (leads, price, given) => {
      const { deals, revenue, dealsToCover, pays } = planReturn(leads, price, given);
      for (const value of [deals, revenue, dealsToCover ?? 1]) {
        expect(Number.isFinite(value)).toBe(true);
        expect(Object.is(Math.abs(value), value)).toBe(true);
      }
      expect(dealsToCover).not.toBe(0);
      expect(pays).toBe(revenue >= price);
    },
  );

  const price = fc.integer({ min: 1, max: 2_000_000 });
  const deal = fc.integer({ min: 1, max: 1_000_000 });
  it.prop([price, deal])('names the fewest deals that cover the price', (cost, value) => {
    const { dealsToCover = 0 } = planReturn(1, cost, { deal: value, rate: 1 });
    expect(dealsToCover * value).toBeGreaterThanOrEqual(cost);
    expect((dealsToCover - 1) * value).toBeLessThan(cost);
  });
});

it('speaks of the popular plan, else of the first', () => {
  const [plain, popular] = [{ popular: false }, { popular: true }];
  expect(featuredPlan([plain, popular])).toBe(popular);
  expect(featuredPlan([plain, { popular: false }])).toBe(plain);
  expect(featuredPlan([])).toBeUndefined();
});

it('keeps the billing period in the address, the default left out', () => {
  expect(searchWithBilling('?leads=1', 'yearly')).toBe('?leads=1&billing=yearly');
  expect(searchWithBilling('?leads=1&billing=yearly', 'monthly')).toBe('?leads=1');
  expect(searchWithBilling('?billing=yearly', 'monthly')).toBe('');
  expect(['', '?billing=yearly', '?billing=daily'].map(billingFromSearch)).toEqual([
    'monthly',
    'yearly',
    'monthly',
  ]);
});
