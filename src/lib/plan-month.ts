import { type Grid, gridSize, gridSquares, type Square } from './squares';

/** More squares cannot be counted by eye. */
const MAX_DRAWN = 500;
/** Working days; a row holds whole weeks. */
const WEEK = 5;
const MIN_COLUMNS = 2 * WEEK;
const MIN_ROWS = 3;
/** Minimum width divided by height. */
const PROPORTION = 2;
const SIZE = 40;
const GAP = 8;
/** Added to the gap between two weeks. */
const WEEK_GAP = 12;
/** Columns that run over the edge of the card. */
const COLUMNS_BEYOND = 4 * WEEK;

/** One grid for all plans, sized for the largest countable month, so that they can be compared. */
export function monthGrid(leads: readonly (number | undefined)[]): Grid {
  const largest = Math.max(
    0,
    ...leads.filter((count = Infinity) => count <= MAX_DRAWN).map(Number),
  );
  const columns = Math.max(MIN_COLUMNS, Math.ceil(Math.sqrt(largest * PROPORTION) / WEEK) * WEEK);
  const rows = Math.max(MIN_ROWS, Math.ceil(largest / columns));
  return { count: columns * rows, columns, size: SIZE, gap: GAP };
}

export interface PlanMonth {
  width: number;
  height: number;
  squares: Square[];
}

const inWeeks = (squares: readonly Square[], { columns }: Grid): Square[] =>
  squares.map((square, index) => ({
    ...square,
    x: square.x + Math.floor((index % columns) / WEEK) * WEEK_GAP,
  }));

/** One filled square per lead. Without a countable number the squares run over the edge. */
export function planMonth(leads: number | undefined, grid: Grid): PlanMonth {
  const width = gridSize(grid).width + (grid.columns / WEEK - 1) * WEEK_GAP;
  if (leads !== undefined && leads <= MAX_DRAWN) {
    const { height } = gridSize(grid);
    return { width, height, squares: inWeeks(gridSquares({ ...grid, filled: leads }), grid) };
  }
  const columns = grid.columns + COLUMNS_BEYOND;
  const count = (grid.count / grid.columns + 1) * columns;
  const overflowing = { ...grid, columns, count };
  return {
    width,
    height: gridSize(overflowing).height,
    squares: inWeeks(gridSquares({ ...overflowing, filled: count }), overflowing),
  };
}
