import { type Grid, gridSize, gridSquares, type Square, type SquareState } from './squares';

/** More squares cannot be counted by eye. */
const MAX_DRAWN = 500;
const MIN_COLUMNS = 10;
const MIN_ROWS = 4;
/** Minimum ratio of columns to rows. */
const PROPORTION = 2;
const SIZE = 28;
const GAP = 5;

export type MonthGrid = Grid & { rows: number };

export const isCountable = (leads: number | undefined): leads is number =>
  leads !== undefined && leads <= MAX_DRAWN;

/** One grid for all plans, sized for the largest countable month, so that they compare. */
export function monthGrid(leads: readonly (number | undefined)[]): MonthGrid {
  const largest = Math.max(0, ...leads.filter(isCountable));
  const columns = Math.max(MIN_COLUMNS, Math.ceil(Math.sqrt(largest * PROPORTION) / 5) * 5);
  const rows = Math.max(MIN_ROWS, Math.ceil(largest / columns));
  return { columns, rows, size: SIZE, gap: GAP };
}

export interface PlanMonth {
  width: number;
  height: number;
  squares: readonly Square[];
}

/** One filled square per lead; without a countable number, all are, `runOff` times as wide. */
export function planMonth(
  leads: number | undefined,
  { rows, ...grid }: MonthGrid,
  runOff = 1,
): PlanMonth {
  const { width, height } = gridSize(rows * grid.columns, grid);
  if (isCountable(leads)) {
    const states = Array.from({ length: rows * grid.columns }, (_, index): SquareState => {
      return index < leads ? 'lead' : 'open';
    });
    return { width, height, squares: gridSquares(states, grid) };
  }
  const columns = Math.ceil(grid.columns * runOff) + 1;
  const states = Array<SquareState>(rows * columns).fill('lead');
  const squares = gridSquares(states, { ...grid, columns });
  return { width: Math.round(width * runOff), height, squares };
}
