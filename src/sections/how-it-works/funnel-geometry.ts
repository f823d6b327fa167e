import { stateByStage } from '../../drawing/square-states';
import { getSpan, placeSquares, type Square } from '../../drawing/squares';
import type { Funnel } from '../../schema/funnel';

/** More squares than this would be too small to count. */
const MAX_SQUARES = 600;

export const SQUARE_SIZE = 14;
export const SQUARE_PITCH = 20;
/** Half the stroke of the outline, which ends at the right edge. */
const OUTLINE = 4;
const grid = { size: SQUARE_SIZE, pitch: SQUARE_PITCH };

/**
 * - `aspect`: About how many columns there are for each row.
 * - `minColumns`: The fewest columns, which limits the size of a square.
 */
const layouts = {
  wide: { aspect: 15, minColumns: 30 },
  narrow: { aspect: 7, minColumns: 12 },
};

/** Returns the stages after the first, each with the state of a company that it has reached. */
export const getLaterStages = (funnel: Funnel) =>
  funnel.slice(1).map(({ stage, value, label }) => ({ value, label, state: stateByStage[stage] }));

export type LaterStage = ReturnType<typeof getLaterStages>[number];

/** Returns the outline around the first `count` squares, which fill columns from the right. */
function getOutline(squares: readonly Square[], count: number, rows: number, margin = 0) {
  const [first, last] = [squares[0], squares[count - 1]];
  if (!(first && last)) return '';
  const right = first.x + SQUARE_SIZE + margin;
  const full = squares[Math.floor(count / rows) * rows - 1] ?? { x: right + margin, y: last.y };
  const [left, top] = [last.x - margin, last.y - margin];
  return `M${right} ${first.y + SQUARE_SIZE + margin}H${left}V${top}H${full.x - margin}V${full.y - margin}H${right}z`;
}

/**
 * Places a square for each company in columns from right to left, those who came furthest first.
 * The example lead comes furthest, and its place is left empty. Returns undefined above `MAX_SQUARES`.
 */
export function getFunnelGeometry(
  stages: readonly LaterStage[],
  layout: keyof typeof layouts,
  hasExampleLead: boolean,
) {
  const { aspect, minColumns } = layouts[layout];
  const total = stages[0]?.value ?? 0;
  if (total > MAX_SQUARES) return undefined;
  const rows = Math.ceil(total / Math.max(minColumns, Math.sqrt(aspect * total)));
  const columns = Math.max(minColumns, Math.ceil(total / rows));
  const rowLength = getSpan(columns, grid);
  const width = rowLength + OUTLINE;
  const height = getSpan(rows, grid);
  const squares = placeSquares(total, { ...grid, columns: rows }).map(({ x, y, size }) => {
    // `placeSquares` fills rows from the top left. This fills columns from the bottom right.
    return { x: rowLength - size - y, y: height - size - x, size };
  });
  const getArea = (count: number) =>
    getOutline(squares, count, rows, (SQUARE_PITCH - SQUARE_SIZE) / 2);
  const deals = stages.find(({ state }) => state === 'deal');
  return {
    width,
    height,
    firstSquare: squares[0],
    /** For each stage, a path around the squares that came no further, for a pattern of the state to fill. */
    areas: stages.map(({ state, value }, index) => ({
      state: state === 'deal' ? 'held' : state,
      path: getArea(value) + getArea(stages[index + 1]?.value ?? Number(hasExampleLead)),
    })),
    /** Where each stage begins, as a percentage of the width. */
    starts: stages.map(
      ({ value }) => Math.round((1000 * (squares[value - 1]?.x ?? 0)) / width) / 10,
    ),
    outline: getOutline(squares, deals?.value ?? 0, rows),
  };
}

export type FunnelGeometry = NonNullable<ReturnType<typeof getFunnelGeometry>>;
