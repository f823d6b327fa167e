import { expect, it } from 'vitest';
import { funnelOf } from '../../../tests/support/funnel.ts';
import { createFunnelGrid, getDrawnSteps } from './funnel-grid';

it('places those who came furthest at the right edge, and lets each step begin at its first square', () => {
  const funnel = funnelOf('listed 1100', 'qualified 60', 'booked 41', 'held 35', 'won 18');
  const {
    width,
    squares = [],
    starts = [],
  } = createFunnelGrid(getDrawnSteps(funnel), 'wide', false) ?? {};
  const edges = squares.map(({ x, size }) => x + size);
  expect(edges[0]).toBe(width);
  expect(edges).toEqual(edges.toSorted((a, b) => b - a));
  expect(starts).toHaveLength(4);
  for (const [index, count] of [60, 41, 35, 18].entries()) {
    expect(starts[index]).toBeCloseTo((100 * (squares[count - 1]?.x ?? 0)) / (width ?? 0), 0);
  }
});
