import { expect, it } from 'vitest';
import { calculatePlan, calculateProjection, countModestProjects } from './calculate';

it.each([
  ['forty leads', { leads: 40, deal: 5000, rate: 20 }, [40_000, 140, 100_000, 247]],
  ['leads rounded first', { leads: 1, deal: 1000, rate: 50 }, [500, 4, 1500, -95]],
  ['the annual cost in a month', { leads: 2, deal: 28_800, rate: 20 }, [11_520, 7, 28_800, 0]],
  ['negative leads', { leads: -10, deal: 5000, rate: 20 }, [-10_000, -35, -25_000, -187]],
])('projects by the formulas of the specification for %s', (_, inputs, expected) => {
  const results = calculateProjection(inputs);
  const { currentRevenue, projectedLeads, additionalRevenue, annualRoi } = results;
  expect([currentRevenue, projectedLeads, additionalRevenue, annualRoi]).toEqual(expected);
});

const growth = {
  name: 'Growth',
  leads: 30,
  popular: true,
  prices: { monthly: 8575, yearly: 6860 },
};

it.each([
  ['monthly', 5000, 20, { deals: 6, revenue: 30_000, abovePrice: 21_425, breakEvenDeals: 2 }],
  ['yearly', 5000, 20, { price: 6860, abovePrice: 23_140, lowestRate: 5 }],
  ['monthly', 500, 5, { deals: 1.5, revenue: 750, abovePrice: -7825, lowestRate: 58 }],
  ['monthly', 0, 20, { revenue: 0, abovePrice: -8575, lowestRate: Infinity }],
  ['monthly', 5000, -5, { deals: 0, revenue: 0, abovePrice: -8575 }],
] as const)(
  'computes a plan, billed %s, for deals of $%d at %d%%',
  (period, deal, rate, expected) => {
    expect(calculatePlan(growth, period, { leads: 10, deal, rate })).toMatchObject(expected);
  },
);

const plans = [
  { id: 'priced', isCustom: false },
  { id: 'custom', isCustom: true },
] as const;

it('counts projects that closed a tenth or less, none won included, on plans with a price only', () => {
  const project = (won: number, leads: number, plan = 'priced') => ({ won, leads, plan });
  const counted = [project(0, 60), project(6, 60), project(7, 60)];
  const others = [project(1, 90, 'custom'), { plan: 'priced', leads: 9 }, {}];
  expect(countModestProjects([...counted, ...others], plans)).toEqual({ count: 2, all: 3 });
  expect(countModestProjects(counted.slice(1), plans)).toBeUndefined();
});
