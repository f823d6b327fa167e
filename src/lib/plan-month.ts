import { type Grid, gridSize, gridSquares, type Square } from './squares';

/** More leads than these are too many to be counted by eye: the plan is drawn without end. */
const MOST_DRAWN = 500;
const FEWEST_COLUMNS = 8;
const FEWEST_ROWS = 3;
/** How much wider than high the drawing is, at least. */
const PROPORTION = 2;
const SIZE = 40;
const GAP = 8;
/** Columns beyond the drawing, for a card to cut off. */
const COLUMNS_BEYOND = 4;

/** One grid for all plans, so that their squares compare: as large as the largest counted month. */
export function monthGrid(leads: readonly (number | undefined)[]): Grid {
  const largest = Math.max(
    0,
    ...leads.filter((count = Infinity) => count <= MOST_DRAWN).map(Number),
  );
  const columns = Math.max(FEWEST_COLUMNS, Math.ceil(Math.sqrt(largest * PROPORTION)));
  const rows = Math.max(FEWEST_ROWS, Math.ceil(largest / columns));
  return { count: columns * rows, columns, size: SIZE, gap: GAP };
}

export interface PlanMonth {
  width: number;
  height: number;
  squares: Square[];
}

/** The month of a plan: a filled square for each lead; without a number it runs beyond its width. */
export function planMonth(leads: number | undefined, grid: Grid): PlanMonth {
  const size = gridSize(grid);
  if (leads !== undefined && leads <= MOST_DRAWN) {
    return { ...size, squares: gridSquares({ ...grid, filled: leads }) };
  }
  const columns = grid.columns + COLUMNS_BEYOND;
  const count = (grid.count / grid.columns) * columns;
  return { ...size, squares: gridSquares({ ...grid, columns, count, filled: count }) };
}
