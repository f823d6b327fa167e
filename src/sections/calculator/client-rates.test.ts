import { expect, it } from 'vitest';
import { getClientRates } from './client-rates';

const plans = [
  { id: 'one', kind: 'priced' },
  { id: 'other', kind: 'custom' },
] as const;
const project = (won: number, leads: number, plan = 'one') => ({ won, leads, plan });

it('names the lowest, middle and highest share of leads that became clients', () => {
  const projects = [project(12, 90), project(58, 150), project(7, 72), project(11, 152)];
  expect(getClientRates(projects, plans)).toEqual({
    count: 4,
    lowerHalf: 2,
    low: 7,
    middle: 10,
    high: 39,
  });
});

it('counts 100% only for all and 0% only for none', () => {
  const projects = [project(1, 400), project(398, 400), project(0, 9)];
  expect(getClientRates(projects, plans)).toMatchObject({ low: 0, middle: 1, high: 99 });
});

it('leaves out custom plans and projects without numbers, and says nothing of fewer than three', () => {
  const projects = [project(1, 2), project(1, 3), project(1, 4, 'other'), { plan: 'one' }];
  expect(getClientRates(projects, plans)).toBeUndefined();
});
