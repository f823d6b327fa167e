import { describe, expect, it } from 'vitest';
import { crowd, gridSize, gridSquares, squareCapsPath, squaresPath } from './squares';

describe('squaresPath', () => {
  it.each([
    ['straight where it is small', { x: 2, y: 3, size: 10 }, 'm2 3l10 0l0 10l-10 0z', 0],
    ['rounded where it is large', { x: 0, y: 0, size: 50 }, 'm7 0l36 0a7 7 0 0 1 7 7', 4],
    ['turned around its middle', { x: 0, y: 0, size: 10, turn: 90 }, 'm10 0l0 10l-10 0', 0],
  ])('draws a square %s', (_, square, start, arcs) => {
    const path = squaresPath([{ ...square, state: 'lead' }]);
    expect(path.startsWith(start)).toBe(true);
    expect([...path.matchAll(/a/g)]).toHaveLength(arcs);
  });

  it('repeats one text along a row', () => {
    const row = gridSquares({ count: 4, columns: 4, size: 20, gap: 5, filled: 0 });
    const [, second, ...others] = squaresPath(row).split(/(?=m)/);
    expect(second?.startsWith('m25 0l')).toBe(true);
    expect(new Set(others)).toEqual(new Set([second]));
  });
});

describe('squareCapsPath', () => {
  it('puts a dot in the middle of each square, in its direction', () => {
    const squares = [
      { x: 0, y: 10, size: 20, state: 'stranger' },
      { x: 30, y: 10, size: 20, turn: 90, state: 'stranger' },
    ] as const;
    expect(squareCapsPath(squares)).toBe('M10 20l1 0M40 20l0 1');
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
