import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';
import type { Square } from '../squares';
import type { Box, Canvas, Pair } from './layout';
import { compositions, forms } from './poster';

function axesOf(turn = 0): [Pair, Pair] {
  const angle = (turn * Math.PI) / 180;
  const [across, down] = [Math.cos(angle), Math.sin(angle)];
  return [
    [across, down],
    [-down, across],
  ];
}

/** Distance from the center to the outermost corner, along an axis. */
const reachAlong = ({ size, turn }: Square, [x, y]: Pair) =>
  axesOf(turn).reduce((sum, axis) => sum + (size / 2) * Math.abs(axis[0] * x + axis[1] * y), 0);

const areNear = (one: Square, other: Square) =>
  Math.abs(one.x - other.x) < one.size * 1.42 && Math.abs(one.y - other.y) < one.size * 1.42;

const lieApart = (one: Square, other: Square) =>
  [...axesOf(one.turn), ...axesOf(other.turn)].some((axis) => {
    const apart = Math.abs((other.x - one.x) * axis[0] + (other.y - one.y) * axis[1]);
    return apart + 0.001 >= reachAlong(one, axis) + reachAlong(other, axis);
  });

const isInside = (square: Square, { width, height }: Box) => {
  const [across, down] = [reachAlong(square, [1, 0]), reachAlong(square, [0, 1])];
  const [x, y] = [square.x + square.size / 2, square.y + square.size / 2];
  return Math.min(x, width - x) + 0.001 >= across && Math.min(y, height - y) + 0.001 >= down;
};

const isClear = (square: Square, clear: Box = { width: 0, height: 0 }) =>
  square.x + square.size / 2 - reachAlong(square, [1, 0]) >= clear.width ||
  square.y + square.size / 2 - reachAlong(square, [0, 1]) >= clear.height;

test.prop({
  form: fc.constantFrom(...Object.values(forms)),
  canvas: fc.constantFrom<Canvas[]>(...Object.values(compositions)),
  count: fc.oneof(fc.integer({ min: 1, max: 80 }), fc.integer({ min: 1, max: 2000 })),
})('every form shows each of the counted once and whole', ({ form, canvas, count }) => {
  const { counted, prospects = [] } = form(count, canvas);
  expect(counted).toHaveLength(count);
  expect(counted.filter((square) => !isInside(square, canvas))).toEqual([]);
  const covering = [...counted, ...prospects].filter((it) => !isClear(it, canvas.clear));
  expect(covering).toEqual([]);
  const touching = counted.filter((one, index) =>
    counted.slice(index + 1).some((other) => areNear(one, other) && !lieApart(one, other)),
  );
  expect(touching).toEqual([]);
});
