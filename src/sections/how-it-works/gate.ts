import type { SquareState } from '../../drawing/StateSquare';
import { getGridSize, getGridSquares, type Square } from '../../drawing/squares';
import type { Funnel } from '../../schema/case-study';
import type { Stage } from '../../schema/vocabulary';

/** More squares than this would be too small to count. */
const MAX_SQUARES = 600;

const GRID = { size: 14, gap: 6 };

/** Center of the opening in the bar, as a share of its width. */
export const OPENING = 0.958;
/** The same value as a class, which Tailwind finds only if it is written out. */
export const openingClass = 'left-[95.8%]';

/**
 * - `oneRow`: Up to this number, squares form a single row.
 * - `minColumns`: The fewest columns, which limits the size of a square.
 * - `bar`: Thickness of the bar, as a share of its width.
 */
const layouts = {
  wide: { oneRow: 100, minColumns: 30, bar: 0.0062 },
  phone: { oneRow: 20, minColumns: 12, bar: 0.021 },
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

/** Returns the steps after the first, each with the states of the squares that it counts. */
export function getGateSteps(funnel: Funnel) {
  const steps = funnel.slice(1).map(({ stage, ...step }, index) => {
    const nextValue = funnel[index + 2]?.value ?? 0;
    return { ...step, state: statesByStage[stage], losesSome: step.value > nextValue };
  });
  return steps.map((step, index) => {
    // A step counts all companies that came at least this far.
    const states = steps
      .slice(index)
      .filter(({ losesSome }) => losesSome)
      .map(({ state }) => state);
    // A deal is drawn as a held meeting within a contour.
    const drawn = states.filter((state) => state !== 'deal' || !states.includes('held'));
    return { ...step, states: [...new Set(drawn)] };
  });
}

export type GateStep = ReturnType<typeof getGateSteps>[number];

/** Returns the contour around the first `count` squares, which fill columns from the right. */
function getContour(squares: readonly Square[], count: number, rows: number, width: number) {
  const last = squares[count - 1];
  if (!last) return undefined;
  const full = squares[Math.floor(count / rows) * rows - 1] ?? { x: width, y: last.y };
  const bottom = rows * (GRID.size + GRID.gap) - GRID.gap;
  return `M${width} ${bottom}H${last.x}V${last.y}H${full.x}V${full.y}H${width}z`;
}

/**
 * Places a square for each company of the steps in columns from right to left, those who came
 * furthest first. One of them has just come through the opening. Returns undefined for too many.
 */
export function createGateGrid(steps: readonly GateStep[], layout: keyof typeof layouts) {
  const { oneRow, minColumns, bar } = layouts[layout];
  const total = steps[0]?.value ?? 0;
  if (total > MAX_SQUARES) return undefined;
  const rows = Math.ceil(total / Math.max(oneRow, 2 * Math.sqrt(total)));
  const columns = Math.max(minColumns, Math.ceil(total / rows));
  const { width, height } = getGridSize(columns * rows, { columns, ...GRID });
  const squares = getGridSquares(total, { columns: rows, ...GRID }).map(({ x, y, size }, index) => {
    const { state = 'prospect' } = steps.findLast(({ value }) => index < value) ?? {};
    const drawnState = state === 'deal' ? 'held' : state;
    // Turns the rows of the grid into columns that begin at the bottom right.
    return { x: width - y - size, y: height - x - size, size, state: drawnState };
  });
  const toPercent = (x: number) => Math.round((1000 * x) / width) / 10;
  // The top square of the column below the opening is drawn in the opening instead.
  const arrival = Math.min(Math.floor((1 - OPENING) * columns) * rows + rows, total) - 1;
  const deals = steps.find(({ state }) => state === 'deal');
  return {
    width,
    height,
    bar: Math.round(width * bar),
    groups: Map.groupBy(
      squares.filter((_, index) => index !== arrival),
      ({ state }) => state,
    ),
    arrivalState: squares[arrival]?.state ?? 'prospect',
    /** Where each step begins, as a percentage of the width. */
    starts: steps.map(({ value }) => toPercent(squares[value - 1]?.x ?? 0)),
    contour: deals && getContour(squares, deals.value, rows, width),
  };
}

export type GateGrid = NonNullable<ReturnType<typeof createGateGrid>>;
