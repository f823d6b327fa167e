import { type Grid, type SquareState, WEEK } from './squares';

/** More squares cannot be counted by eye. */
const MAX_DRAWN = 500;
const MIN_COLUMNS = 2 * WEEK;
const MIN_ROWS = 3;
/** Minimum ratio of width to height. */
const PROPORTION = 2;
const SIZE = 40;
const GAP = 8;
const WEEK_GAP = 12;
/** Squares in the incomplete row below a month without a countable number. */
const BEYOND = 2;

type MonthGrid = Grid & { rows: number };

/** One grid for all plans, sized for the largest countable month, so that they compare. */
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
}

/** One filled square per lead; without a countable number, the squares overflow the month. */
export function planMonth(leads: number | undefined, { rows, ...grid }: MonthGrid): PlanMonth {
  const month = rows * grid.columns;
  if (leads === undefined || leads > MAX_DRAWN) {
    return { grid, cells: Array<SquareState>(month + grid.columns + BEYOND).fill('lead') };
  }
  const cells = Array.from({ length: month }, (_, index) => (index < leads ? 'lead' : 'open'));
  return { grid, cells };
}
