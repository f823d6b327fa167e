import { expect, it } from 'vitest';
import { getClientCloseRates } from './client-close-rates';

const plans = [
  { id: 'one', isCustom: false },
  { id: 'other', isCustom: true },
] as const;
const project = (won: number, leads: number, plan = 'one') => ({ won, leads, plan });

it('names the median share of leads that became clients', () => {
  const projects = [project(12, 90), project(58, 150), project(7, 72), project(11, 152)];
  expect(getClientCloseRates(projects, plans)).toEqual({
    projectCount: 4,
    atMostMedianCount: 2,
    median: 10,
  });
});

it('counts 100% only for all and 0% only for none', () => {
  const medianOf = (won: number, leads: number) =>
    getClientCloseRates([project(won, leads), project(won, leads), project(won, leads)], plans)
      ?.median;
  expect([medianOf(1, 400), medianOf(398, 400), medianOf(0, 9), medianOf(9, 9)]).toEqual([
    1, 99, 0, 100,
  ]);
});

it('leaves out custom plans and projects without numbers, and says nothing of fewer than three', () => {
  const projects = [project(1, 2), project(1, 3), project(1, 4, 'other'), { plan: 'one' }];
  expect(getClientCloseRates(projects, plans)).toBeUndefined();
});
