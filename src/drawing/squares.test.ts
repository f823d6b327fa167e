import { fc, it } from '@fast-check/vitest';
import { expect } from 'vitest';
import { edgePath, gridSize, gridSquares } from './squares';

const atMost = (max: number) => fc.integer({ min: 1, max });
it.prop([atMost(60), atMost(12)])('a grid ends where its last square does', (count, columns) => {
  const grid = { columns, size: 20, gap: 4 };
  expect(gridSize(count, grid).height).toBe((gridSquares(count, grid).at(-1)?.y ?? 0) + grid.size);
});

/** The area inside a closed path of horizontal and vertical lines. */
function areaOf(path: string) {
  const [, left, top] = /^M(\S+) (-?\d+)/.exec(path)?.map(Number) ?? [];
  let [x = 0, y = 0, area] = [left, top, 0];
  for (const [, command, to] of path.matchAll(/([HV])(-?[\d.]+)/g)) {
    // From the left edge, where the closing line adds nothing.
    if (command === 'V') area += (x - (left ?? 0)) * (Number(to) - y);
    if (command === 'V') y = Number(to);
    else x = Number(to);
  }
  return area;
}

it.prop([fc.double({ min: 0.01, max: 60, noNaN: true })])(
  'the contour has the area of its squares and half a gap around each',
  (amount) => {
    const area = areaOf(edgePath(amount, { columns: 10, size: 60, gap: 20 }));
    expect(area).toBeCloseTo(amount * 80 * 80);
  },
);
