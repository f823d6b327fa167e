import { describe, expect, it } from 'vitest';
import { cellsPath, gridSize } from './squares';

/** The area that a path of H and V lines encloses. */
function areaOf(path: string): number {
  let [x, y, area] = [0, 0, 0];
  for (const [, command = '', numbers = ''] of path.matchAll(/([MHV])([-\d. ]+)/g)) {
    const [first = 0, second = 0] = numbers.split(' ').map(Number);
    const next = { M: [first, second], H: [first, y], V: [x, first] }[command] ?? [x, y];
    const [toX = 0, toY = 0] = next;
    if (command === 'V') area += x * (toY - y);
    [x, y] = [toX, toY];
  }
  // Closing the path returns to the start.
  const start = Number(path.split(/[ H]/)[1]);
  return area + x * (start - y);
}

describe('cellsPath', () => {
  const grid = { columns: 7, size: 84, gap: 12 };

  it.each([1, 6, 7, 8, 18, 35])('encloses the first %i cells', (count) => {
    expect(areaOf(cellsPath(0, count, grid))).toBe(count * (grid.size + grid.gap) ** 2);
  });

  it.each([
    [3, 5],
    [3, 9],
    [10, 30],
  ])('encloses the cells from %i to %i', (from, to) => {
    expect(areaOf(cellsPath(from, to, grid))).toBe((to - from) * (grid.size + grid.gap) ** 2);
  });
});

describe('gridSize', () => {
  const grid = { columns: 5, size: 20, gap: 4 };

  it('includes an incomplete last row and the space between weeks', () => {
    expect(gridSize(7, grid)).toEqual({ width: 116, height: 44 });
    expect(gridSize(10, { ...grid, columns: 10, weekGap: 6 })).toEqual({ width: 242, height: 20 });
  });
});
