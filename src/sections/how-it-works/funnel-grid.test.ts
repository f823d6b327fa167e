import { fc, it as property } from '@fast-check/vitest';
import { expect, it } from 'vitest';
import type { Funnel } from '../../schema/case-studies';
import { stages } from '../../schema/vocabulary';
import { createFunnelGrid, getBracketSteps } from './funnel-grid';

/** A funnel of steps such as 'listed 1100'. */
const funnelOf = (...steps: string[]) =>
  steps.map((step) => {
    const [stage, value] = step.split(' ');
    return { stage, value: Number(value), label: `came as ${stage}` };
  }) as Funnel;

const statesOf = (funnel: Funnel) => getBracketSteps(funnel).map(({ states }) => states.join(' '));
it('puts each bracket at its first square, in a grid with those who came furthest last', () => {
  const funnel = funnelOf('listed 1100', 'qualified 60', 'booked 41', 'held 35', 'won 18');
  expect(createFunnelGrid(getBracketSteps(funnel), 'wide')?.starts).toEqual([0, 31.8, 41.9, 70.4]);
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

const funnels = fc
  .tuple(
    fc.subarray(stages.slice(1), { minLength: 2 }),
    fc.array(fc.integer({ min: 1, max: 600 }), { minLength: 6, maxLength: 6 }),
  )
  .map(([names, numbers]) => {
    const values = numbers.toSorted((one, other) => other - one);
    return funnelOf('listed 5000', ...names.map((name, index) => `${name} ${values[index]}`));
  });

property.prop([funnels, fc.constantFrom<'wide' | 'phone'>('wide', 'phone')])(
  'draws a square for each company of the first step, each in its place',
  (funnel, layout) => {
    const grid = createFunnelGrid(getBracketSteps(funnel), layout);
    const squares = grid?.squares ?? [];
    expect(squares).toHaveLength(funnel[1]?.value ?? 0);
    expect(new Set(squares.map(({ x, y }) => `${x} ${y}`)).size).toBe(squares.length);
    expect(grid?.starts).toEqual(grid?.starts.toSorted((one, other) => one - other));
    const inside = squares.every(({ x, y }) => x >= 0 && y >= 0 && x < (grid?.width ?? 0));
    expect(inside).toBe(true);
  },
);
