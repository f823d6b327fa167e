import { type Grid, gridSize, type SquareState, WEEK } from './squares';

/** More squares cannot be counted by eye. */
const MAX_DRAWN = 500;
const MIN_COLUMNS = 2 * WEEK;
const MIN_ROWS = 3;
/** Minimum width divided by height. */
const PROPORTION = 2;
const SIZE = 40;
const GAP = 8;
const WEEK_GAP = 12;
/** Columns that run over the edge of the card. */
const COLUMNS_BEYOND = 4 * WEEK;

export type MonthGrid = Grid & { rows: number };

/** One grid for all plans, sized for the largest countable month, so that they can be compared. */
export function monthGrid(leads: readonly (number | undefined)[]): MonthGrid {
  const largest = Math.max(
    0,
    ...leads.filter((count = Infinity) => count <= MAX_DRAWN).map(Number),
  );
  const columns = Math.max(MIN_COLUMNS, Math.ceil(Math.sqrt(largest * PROPORTION) / WEEK) * WEEK);
  const rows = Math.max(MIN_ROWS, Math.ceil(largest / columns));
  return { columns, rows, size: SIZE, gap: GAP, weekGap: WEEK_GAP };
}

export interface PlanMonth {
  grid: Grid;
  cells: readonly SquareState[];
  /** Cells beyond it run over the edge. */
  width: number;
}

/** One filled square per lead. Without a countable number the squares run over the edge. */
export function planMonth(leads: number | undefined, { rows, ...grid }: MonthGrid): PlanMonth {
  const count = rows * grid.columns;
  const { width } = gridSize(count, grid);
  if (leads !== undefined && leads <= MAX_DRAWN) {
    const cells = Array.from({ length: count }, (_, index) => (index < leads ? 'lead' : 'open'));
    return { grid, cells, width };
  }
  const columns = grid.columns + COLUMNS_BEYOND;
  const cells = Array<SquareState>((rows + 1) * columns).fill('lead');
  return { grid: { ...grid, columns }, cells, width };
}
