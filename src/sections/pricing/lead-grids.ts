import { type DrawingFile, drawingFile } from '../../drawing/drawing-file';
import { gridSize, gridSquares } from '../../drawing/squares';
import type { Plan } from '../../schema/records';

const cell = { size: 28, gap: 5 };
/** Squares of more leads would be too small to count. */
const MOST_COUNTED = 500;
const MIN_COLUMNS = 10;
const MIN_ROWS = 4;
/** Minimum ratio of columns to rows. */
const PROPORTION = 2;

const isCounted = (leads: number | undefined): leads is number =>
  leads !== undefined && leads <= MOST_COUNTED;

/** One grid for all plans, sized for the largest counted month, so that they compare. */
export function sharedGrid(leads: readonly (number | undefined)[]) {
  const largest = Math.max(0, ...leads.filter(isCounted));
  const columns = Math.max(MIN_COLUMNS, Math.ceil(Math.sqrt(largest * PROPORTION) / 5) * 5);
  const rows = Math.max(MIN_ROWS, Math.ceil(largest / columns));
  return { columns, rows, ...cell };
}

/** One filled square per lead; all are filled if the number is missing or too large to draw. */
export function leadGrid(leads: number | undefined, grid: ReturnType<typeof sharedGrid>) {
  const filled = isCounted(leads) ? leads : Infinity;
  const count = grid.rows * grid.columns;
  const squares = gridSquares(count, grid, (index) => (index < filled ? 'qualified' : 'free'));
  return { ...gridSize(count, grid), squares };
}

/** By the plan's id. */
export function leadGridFiles(plans: readonly Plan[]): ReadonlyMap<string, DrawingFile> {
  const grid = sharedGrid(plans.map(({ leadsPerMonth }) => leadsPerMonth));
  return new Map(
    plans.map(({ id, leadsPerMonth, popular }) => {
      const surface = popular ? 'pine' : 'paper';
      return [id, drawingFile('month', { ...leadGrid(leadsPerMonth, grid), surface })];
    }),
  );
}
