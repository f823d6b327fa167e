import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { calculatePlanReturn, convertToSquares, getLeadsPerSquare } from './plan-return';

const planReturnOf = (leads: number, price: number, deal: number, rate: number) =>
  calculatePlanReturn(
    { id: 'small', name: 'Small', popular: false, leads, prices: { monthly: price, yearly: 1 } },
    'monthly',
    { leads: 0, deal, rate },
  );

it.each([
  [30, 8575, 5000, 20, { deals: 6, revenue: 30_000, dealsToCover: 2, verdict: 'pays' }],
  [30, 8575, 18_000, 22, { deals: 6.6, revenue: 118_800, dealsToCover: 1, verdict: 'pays' }],
  [12, 4580, 500, 5, { deals: 0.6, revenue: 300, dealsToCover: 10, verdict: 'costsMore' }],
  [3, 8575, 90_000, 10, { deals: 0.3, revenue: 27_000, dealsToCover: 1, verdict: 'paysOnAverage' }],
  [30, 9000, 1500, 20, { deals: 6, revenue: 9000, dealsToCover: 6, verdict: 'pays' }],
  [30, 8575, 0, 20, { deals: 6, revenue: 0, dealsToCover: undefined, verdict: 'noDealValue' }],
  [30, 8575, 5000, 0, { deals: 0, revenue: 0, dealsToCover: 2, verdict: 'noCloseRate' }],
  [30, 8575, -1, -1, { deals: 0, revenue: 0, dealsToCover: undefined, verdict: 'neither' }],
])(
  'the return of %d leads for $%d, with deals of $%d at %d%%, is %o',
  (leads, price, deal, rate, expected) => {
    expect(planReturnOf(leads, price, deal, rate)).toMatchObject(expected);
  },
);

const integer = fc.maxSafeInteger();
const positive = fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER });
it.prop([positive, positive, integer, integer])(
  'the return is finite and never negative',
  (...numbers) => {
    const { deals, revenue, dealsToCover = 1, lowestRate = 1 } = planReturnOf(...numbers);
    for (const value of [deals, revenue, dealsToCover, lowestRate]) {
      expect(Number.isFinite(value) && Object.is(Math.abs(value), value)).toBe(true);
    }
    expect(Math.min(dealsToCover, lowestRate)).toBeGreaterThan(0);
  },
);

const amount = fc.integer({ min: 1, max: 2_000_000 });
it.prop([amount, amount])('names the fewest deals that cover the price', (price, deal) => {
  const { dealsToCover = 0 } = planReturnOf(1, price, deal, 1);
  expect(dealsToCover * deal).toBeGreaterThanOrEqual(price);
  expect((dealsToCover - 1) * deal).toBeLessThan(price);
});

it.prop([amount, amount, amount])('names the lowest close rate that pays', (leads, price, deal) => {
  const { lowestRate = 0 } = planReturnOf(leads, price, deal, 1);
  expect(planReturnOf(leads, price, deal, lowestRate).revenue).toBeGreaterThanOrEqual(price);
  expect(planReturnOf(leads, price, deal, lowestRate - 1).revenue).toBeLessThan(price);
});

describe('convertToSquares', () => {
  it.each([
    [{ leads: 12, deals: 2.4, dealsToCover: 1 }, [1, 12, 2.4, 1]],
    [{ leads: 30, deals: 75, dealsToCover: 138 }, [1, 30, 30, 30]],
    [{ leads: 30, deals: 0, dealsToCover: undefined }, [1, 30, 0, 0]],
    [{ leads: 61, deals: 3, dealsToCover: 1 }, [10, 6.1, 0.3, 0.1]],
    [{ leads: 500, deals: 100, dealsToCover: 5 }, [10, 50, 10, 0.5]],
  ])('converts %j to squares', (plan, expected) => {
    const { leadSquares, dealSquares, coverSquares } = convertToSquares(plan);
    const counts = [leadSquares, dealSquares, coverSquares];
    expect([getLeadsPerSquare(plan.leads), ...counts]).toEqual(expected);
  });

  it.prop([fc.integer({ min: 1, max: 9_999_999 })])(
    'draws few squares of a round number',
    (leads) => {
      const { leadSquares } = convertToSquares({ leads, deals: leads, dealsToCover: leads });
      const leadsPerSquare = getLeadsPerSquare(leads);
      expect(leadSquares).toBeLessThanOrEqual(60);
      expect(String(leadsPerSquare)).toMatch(/^10*$/);
      expect(leadSquares * leadsPerSquare).toBeCloseTo(leads);
    },
  );
});
