import type { SquareState } from '../../drawing/StateSquare';
import { getLength, placeSquares, type Square } from '../../drawing/squares';
import type { Funnel } from '../../schema/case-studies';
import type { Stage } from '../../schema/vocabulary';

/** More squares than this would be too small to count. */
const MAX_SQUARES = 600;

const SIZE = 14;
const PITCH = 20;
const grid = { size: SIZE, pitch: PITCH };

/**
 * - `maxInOneRow`: Up to this number, squares form a single row.
 * - `minColumns`: The fewest columns, which limits the size of a square.
 */
const layouts = {
  wide: { maxInOneRow: 100, minColumns: 30 },
  phone: { maxInOneRow: 20, minColumns: 12 },
};

const statesByStage = {
  listed: 'prospect',
  replied: 'prospect',
  qualified: 'qualified',
  booked: 'booked',
  held: 'held',
  opened: 'deal',
  won: 'deal',
} as const satisfies Record<Stage, SquareState>;

/** Returns the steps after the first, each with the state of a company that it has reached. */
export const getStairSteps = (funnel: Funnel) =>
  funnel.slice(1).map(({ stage, ...step }) => ({ ...step, state: statesByStage[stage] }));

export type StairStep = ReturnType<typeof getStairSteps>[number];

/** Returns the contour around the first `count` squares, which fill columns from the right. */
function getContour(squares: readonly Square[], count: number, rows: number, width: number) {
  const last = squares[count - 1];
  if (!last) return undefined;
  const full = squares[Math.floor(count / rows) * rows - 1] ?? { x: width, y: last.y };
  const bottom = getLength(rows, grid);
  return `M${width} ${bottom}H${last.x}V${last.y}H${full.x}V${full.y}H${width}z`;
}

/**
 * Places a square for each company in columns from right to left, those who came furthest first.
 * Returns undefined above `MAX_SQUARES`.
 */
export function createFunnelGrid(steps: readonly StairStep[], layout: keyof typeof layouts) {
  const { maxInOneRow, minColumns } = layouts[layout];
  const total = steps[0]?.value ?? 0;
  if (total > MAX_SQUARES) return undefined;
  const rows = Math.ceil(total / Math.max(maxInOneRow, 2 * Math.sqrt(total)));
  const columns = Math.max(minColumns, Math.ceil(total / rows));
  const width = getLength(columns, grid);
  const height = getLength(rows, grid);
  const squares = placeSquares(total, { ...grid, columns: rows }).map(({ x, y, size }, index) => {
    const { state = 'prospect' } = steps.findLast(({ value }) => index < value) ?? {};
    const drawnState = state === 'deal' ? 'held' : state;
    // `placeSquares` fills rows from the top left. This fills columns from the bottom right.
    return { x: width - size - y, y: height - size - x, size, state: drawnState };
  });
  const deals = steps.find(({ state }) => state === 'deal');
  return {
    width,
    height,
    squares,
    /** Where each step begins, as a percentage of the width. */
    starts: steps.map(
      ({ value }) => Math.round((1000 * (squares[value - 1]?.x ?? 0)) / width) / 10,
    ),
    contour: deals && getContour(squares, deals.value, rows, width),
  };
}

export type FunnelGrid = NonNullable<ReturnType<typeof createFunnelGrid>>;
