import { type Grid, gridSize, gridSquares, type Square } from './squares';

/** More leads than these are too many to be counted by eye: the plan is drawn without end. */
const MOST_DRAWN = 500;
/** The working days of a week: a row holds whole weeks. */
const WEEK = 5;
const FEWEST_COLUMNS = 2 * WEEK;
const FEWEST_ROWS = 3;
/** How much wider than high the drawing is, at least. */
const PROPORTION = 2;
const SIZE = 40;
const GAP = 8;
/** What more than the gap stands between two weeks. */
const WEEK_GAP = 12;
/** Columns beyond the drawing: enough to reach the edge of a wide window, which cuts them off. */
const COLUMNS_BEYOND = 4 * WEEK;

/** One grid for all plans, so that their squares compare: as large as the largest counted month. */
export function monthGrid(leads: readonly (number | undefined)[]): Grid {
  const largest = Math.max(
    0,
    ...leads.filter((count = Infinity) => count <= MOST_DRAWN).map(Number),
  );
  const columns = Math.max(
    FEWEST_COLUMNS,
    Math.ceil(Math.sqrt(largest * PROPORTION) / WEEK) * WEEK,
  );
  const rows = Math.max(FEWEST_ROWS, Math.ceil(largest / columns));
  return { count: columns * rows, columns, size: SIZE, gap: GAP };
}

export interface PlanMonth {
  width: number;
  height: number;
  squares: Square[];
}

/** Sets whole weeks apart. */
const inWeeks = (squares: readonly Square[], { columns }: Grid): Square[] =>
  squares.map((square, index) => ({
    ...square,
    x: square.x + Math.floor((index % columns) / WEEK) * WEEK_GAP,
  }));

/**
 * The month of a plan: a filled square for each lead. Without a number it runs beyond its width and
 * a row further down.
 */
export function planMonth(leads: number | undefined, grid: Grid): PlanMonth {
  const width = gridSize(grid).width + (grid.columns / WEEK - 1) * WEEK_GAP;
  if (leads !== undefined && leads <= MOST_DRAWN) {
    const { height } = gridSize(grid);
    return { width, height, squares: inWeeks(gridSquares({ ...grid, filled: leads }), grid) };
  }
  const columns = grid.columns + COLUMNS_BEYOND;
  const count = (grid.count / grid.columns + 1) * columns;
  const endless = { ...grid, columns, count };
  return {
    width,
    height: gridSize(endless).height,
    squares: inWeeks(gridSquares({ ...endless, filled: count }), endless),
  };
}
