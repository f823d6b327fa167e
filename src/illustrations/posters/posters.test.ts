import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';
import { columns } from './columns';
import { gate } from './gate';
import { gather } from './gather';
import type { Box, Placed } from './layout';
import { track } from './track';
import { widen } from './widen';

const boxes = [
  { width: 400, height: 250 },
  { width: 800, height: 333 },
  { width: 336, height: 140 },
  { width: 680, height: 544 },
];

type Axis = readonly [number, number];

function axesOf(turn: number): [Axis, Axis] {
  const angle = (turn * Math.PI) / 180;
  const [across, down] = [Math.cos(angle), Math.sin(angle)];
  return [
    [across, down],
    [-down, across],
  ];
}

/** How far a square reaches from its center along an axis. */
const reachAlong = ({ size, turn }: Placed, [x, y]: Axis) =>
  axesOf(turn).reduce((sum, axis) => sum + (size / 2) * Math.abs(axis[0] * x + axis[1] * y), 0);

const lieApart = (one: Placed, other: Placed) =>
  Math.abs(one.x - other.x) > one.size * 1.42 ||
  Math.abs(one.y - other.y) > one.size * 1.42 ||
  [...axesOf(one.turn), ...axesOf(other.turn)].some((axis) => {
    const apart = Math.abs((other.x - one.x) * axis[0] + (other.y - one.y) * axis[1]);
    return apart + 0.001 >= reachAlong(one, axis) + reachAlong(other, axis);
  });

const isInside = (square: Placed, { width, height }: Box) => {
  const [across, down] = [reachAlong(square, [1, 0]), reachAlong(square, [0, 1])];
  const [right, bottom] = [width - square.x, height - square.y];
  return Math.min(square.x, right) >= across && Math.min(square.y, bottom) >= down;
};

test.prop(
  {
    form: fc.constantFrom(gather, track, gate, columns, widen),
    box: fc.constantFrom(...boxes),
    variant: fc.integer({ min: 0, max: 3 }),
    count: fc.oneof(fc.integer({ min: 1, max: 80 }), fc.integer({ min: 1, max: 2000 })),
  },
  { numRuns: 40 },
)(
  'every form shows each of the counted once and whole',
  ({ form, box, variant, count }) => {
    const { counted } = form(count, box, variant);
    expect(counted).toHaveLength(count);
    expect(counted.filter((square) => !isInside(square, box))).toEqual([]);
    const touching = counted.filter((one, index) =>
      counted.slice(index + 1).some((other) => !lieApart(one, other)),
    );
    expect(touching).toEqual([]);
  },
  30_000,
);
