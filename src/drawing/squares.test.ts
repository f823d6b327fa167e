import { fc, it } from '@fast-check/vitest';
import { expect } from 'vitest';
import { getCoveringRectangles, getGridSize, getGridSquares } from './squares';

const atMost = (max: number) => fc.integer({ min: 1, max });
it.prop([atMost(60), atMost(12)])('a grid ends where its last square does', (count, columns) => {
  const grid = { columns, size: 20, gap: 4 };
  expect(getGridSize(count, grid).height).toBe(
    (getGridSquares(count, grid).at(-1)?.y ?? 0) + grid.size,
  );
});

it.prop([fc.double({ min: 0.01, max: 60, noNaN: true })])(
  'the contour has the area of its squares and half a gap around each',
  (amount) => {
    const boxes = getCoveringRectangles(amount, { columns: 10, size: 60, gap: 20 });
    const area = boxes.reduce((sum, { width, height }) => sum + width * height, 0);
    const [first, second] = boxes;
    const shared = first && second ? Math.min(first.width, second.width) * first.height : 0;
    expect(area - shared).toBeCloseTo(amount * 80 * 80);
  },
);
