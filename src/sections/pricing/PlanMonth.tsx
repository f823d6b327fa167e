import { type DrawingFile, drawingFile } from '../../drawing/drawing-file';
import { gridSize, gridSquares } from '../../drawing/squares';
import type { Plan } from '../../schema/records';

const cell = { size: 28, gap: 5 };
/** More squares cannot be counted by eye. */
const MOST_COUNTED = 500;
const MIN_COLUMNS = 10;
const MIN_ROWS = 4;
/** Minimum ratio of columns to rows. */
const PROPORTION = 2;
/** A month that is not counted is drawn wider and cropped at the edge of the card. */
const UNCOUNTED_WIDTH = 1.2;

const isCounted = (leads: number | undefined): leads is number =>
  leads !== undefined && leads <= MOST_COUNTED;

/** One grid for all plans, sized for the largest counted month, so that they compare. */
export function monthGrid(leads: readonly (number | undefined)[]) {
  const largest = Math.max(0, ...leads.filter(isCounted));
  const columns = Math.max(MIN_COLUMNS, Math.ceil(Math.sqrt(largest * PROPORTION) / 5) * 5);
  const rows = Math.max(MIN_ROWS, Math.ceil(largest / columns));
  return { columns, rows, ...cell };
}

/** One filled square per lead; without a number that can be counted, all are. */
export function planMonth(leads: number | undefined, grid: ReturnType<typeof monthGrid>) {
  const [filled, stretch] = isCounted(leads) ? [leads, 1] : [Infinity, UNCOUNTED_WIDTH];
  const columns = Math.ceil(grid.columns * stretch);
  const squares = gridSquares(grid.rows * columns, { ...grid, columns }, (index) =>
    index < filled ? 'qualified' : 'open',
  );
  const { width, height } = gridSize(grid.rows * grid.columns, grid);
  return { width: width * stretch, height, squares };
}

/** The month of each plan, by the plan's id. */
export function planMonthFiles(plans: readonly Plan[]): ReadonlyMap<string, DrawingFile> {
  const grid = monthGrid(plans.map(({ leadsPerMonth }) => leadsPerMonth));
  return new Map(
    plans.map(({ id, leadsPerMonth, popular }) => {
      const surface = popular ? 'pine' : 'paper';
      return [id, drawingFile('month', { ...planMonth(leadsPerMonth, grid), surface })];
    }),
  );
}

/** Decorative: the caption says the number. */
export function PlanMonth({ leads, file }: { leads: number | undefined; file: DrawingFile }) {
  const { src, width, height } = file;
  const size = isCounted(leads) ? 'w-full' : 'w-[120cqi] max-w-none';
  const month = (
    <img
      src={src}
      alt=""
      width={width}
      height={height}
      loading="lazy"
      className={`h-auto ${size}`}
    />
  );
  if (isCounted(leads)) return month;
  return (
    <div className="@container">
      {/* Up to the edge of the card, with two columns and with one. */}
      <div className="-mr-[15.729cqi] overflow-clip lg:-mr-[7.471cqi]">{month}</div>
    </div>
  );
}
