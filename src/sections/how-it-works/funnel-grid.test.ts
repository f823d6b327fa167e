import { expect, it } from 'vitest';
import { funnelOf } from '../../../tests/support/funnel.ts';
import { createFunnelGrid, getStairSteps } from './funnel-grid';

it('lets each step begin at its first square, in a grid with those who came furthest last', () => {
  const funnel = funnelOf('listed 1100', 'qualified 60', 'booked 41', 'held 35', 'won 18');
  expect(createFunnelGrid(getStairSteps(funnel), 'wide')?.starts).toEqual([0, 31.8, 41.9, 70.4]);
});
