import { fc, it } from '@fast-check/vitest';
import { expect } from 'vitest';
import { gridSize, gridSquares } from './squares';

const atMost = (max: number) => fc.integer({ min: 1, max });
it.prop([atMost(60), atMost(12)])('a grid ends where its last square does', (count, columns) => {
  const grid = { columns, size: 20, gap: 4 };
  const squares = gridSquares(Array<'lead'>(count).fill('lead'), grid);
  expect(gridSize(count, grid).height).toBe((squares.at(-1)?.y ?? 0) + grid.size);
});
