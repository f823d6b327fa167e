import { describe, expect, it } from 'vitest';
import { contourPath, crowd, gridSize, gridSquares } from './squares';

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
  // Closing leads back to the height of the start.
  const start = Number(path.split(/[ H]/)[1]);
  return area + x * (start - y);
}

describe('contourPath', () => {
  const grid = { columns: 7, size: 84, gap: 12 };

  it.each([1, 6, 7, 8, 18, 35])('encloses the first %i cells', (count) => {
    expect(areaOf(contourPath(count, grid))).toBe(count * (grid.size + grid.gap) ** 2);
  });
});

describe('gridSquares', () => {
  const grid = { count: 7, columns: 5, size: 20, gap: 4 };

  it('fills row by row, left to right', () => {
    const squares = gridSquares({ ...grid, filled: 6 });
    const filled = squares.map(({ state }) => state === 'lead');
    expect(filled).toEqual([true, true, true, true, true, true, false]);
    expect(squares[5]).toEqual({ x: 0, y: 24, size: 20, state: 'lead' });
  });

  it('fills the cells that are named', () => {
    const squares = gridSquares({ ...grid, filled: new Set([1, 3]), state: 'meeting' });
    const booked = squares.flatMap(({ state }, index) => (state === 'meeting' ? [index] : []));
    expect(booked).toEqual([1, 3]);
  });

  it('says how much room it takes, a last row that is not full included', () => {
    expect(gridSize(grid)).toEqual({ width: 116, height: 44 });
    expect(gridSize({ ...grid, count: 0 }).height).toBe(0);
  });
});

describe('crowd', () => {
  const area = { count: 60, width: 400, height: 120 };

  it('stays inside its area, the same for the same seed', () => {
    const squares = crowd({ ...area, seed: 3 });
    expect(crowd({ ...area, seed: 3 })).toEqual(squares);
    expect(crowd({ ...area, seed: 2 })).not.toEqual(squares);
    for (const { x, y, size } of squares) {
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
      expect(x + size).toBeLessThanOrEqual(area.width);
      expect(y + size).toBeLessThanOrEqual(area.height);
    }
  });

  it('grows denser to the right where it gathers', () => {
    const squares = crowd({ ...area, seed: 4, gathers: true });
    const right = squares.filter(({ x }) => x > area.width / 2);
    expect(right.length).toBeGreaterThan(squares.length * 0.55);
  });
});
