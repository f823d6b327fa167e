import { expect, it } from 'vitest';
import { calculatePlanReturn } from './plan-return';

const planReturnOf = (leads: number, price: number, deal: number, rate: number) =>
  calculatePlanReturn(
    { id: 'small', name: 'Small', popular: false, leads, prices: { monthly: price, yearly: 1 } },
    'monthly',
    { leads: 0, deal, rate },
  );

it.each([
  [
    30,
    8575,
    5000,
    20,
    { deals: 6, revenue: 30_000, dealsToCover: 2, lowestRate: 6, verdict: 'pays' },
  ],
  [30, 8575, 18_000, 22, { deals: 6.6, revenue: 118_800, dealsToCover: 1, verdict: 'pays' }],
  [12, 4580, 500, 5, { deals: 0.6, revenue: 300, dealsToCover: 10, verdict: 'costsMore' }],
  [3, 8575, 90_000, 10, { deals: 0.3, revenue: 27_000, dealsToCover: 1, verdict: 'paysOnAverage' }],
  [
    30,
    9000,
    1500,
    20,
    { deals: 6, revenue: 9000, dealsToCover: 6, lowestRate: 20, verdict: 'pays' },
  ],
  [30, 8575, 0, 20, { deals: 6, revenue: 0, dealsToCover: undefined, verdict: 'noDealValue' }],
  [30, 8575, 5000, 0, { deals: 0, revenue: 0, dealsToCover: 2, verdict: 'noCloseRate' }],
  [30, 8575, -1, -1, { deals: 0, revenue: 0, dealsToCover: undefined, verdict: 'neither' }],
])(
  'the return of %d leads for $%d, with deals of $%d at %d%%, is %o',
  (leads, price, deal, rate, expected) => {
    expect(planReturnOf(leads, price, deal, rate)).toMatchObject(expected);
  },
);
