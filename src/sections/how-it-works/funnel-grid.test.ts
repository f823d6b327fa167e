import { expect, it } from 'vitest';
import { funnelOf } from '../../../tests/support/funnel.ts';
import type { Funnel } from '../../schema/case-studies';
import { createFunnelGrid, getStairSteps } from './funnel-grid';

const statesOf = (funnel: Funnel) => getStairSteps(funnel).map(({ states }) => states.join(' '));
it('lets each step begin at its first square, in a grid with those who came furthest last', () => {
  const funnel = funnelOf('listed 1100', 'qualified 60', 'booked 41', 'held 35', 'won 18');
  expect(createFunnelGrid(getStairSteps(funnel), 'wide')?.starts).toEqual([0, 31.8, 41.9, 70.4]);
});

it.each([
  [
    ['listed 1100', 'qualified 60', 'booked 41', 'held 35', 'won 18'],
    ['qualified booked held', 'booked held', 'held', 'deal'],
  ],
  [
    ['listed 9', 'replied 7', 'qualified 4', 'won 1'],
    ['prospect qualified deal', 'qualified deal', 'deal'],
  ],
  [
    ['listed 9', 'held 4', 'opened 4', 'won 1'],
    ['deal', 'deal', 'deal'],
  ],
  [
    ['listed 9', 'booked 4', 'held 4'],
    ['held', 'held'],
  ],
])('names the squares that each step of %j has', (steps, states) => {
  expect(statesOf(funnelOf(...steps))).toEqual(states);
});
