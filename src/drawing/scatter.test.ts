import { expect, test } from 'vitest';
import { scatter } from './scatter';
import type { Square } from './squares';

test('places squares in free areas without overlap, the same each time', () => {
  const options = { count: 40, width: 400, height: 120, largest: 20, smallest: 10 };
  const isFree = (x: number) => x > 100;
  const squares = scatter({ ...options, isFree });
  expect(scatter({ ...options, isFree })).toEqual(squares);
  for (const [index, { x, y, size }] of squares.entries()) {
    expect(x + size / 2).toBeGreaterThan(100);
    const others = squares.slice(index + 1);
    const isApart = (it: Square) => Math.hypot(it.x - x, it.y - y) > it.size * Math.SQRT2;
    expect(others.every(isApart)).toBe(true);
  }
});
