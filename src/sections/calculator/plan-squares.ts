import { getLength, placeSquares, type Square } from '../../drawing/squares';
import type { PlanReturn } from './plan-return';

/** More squares than this would be too small to count. */
const MAX_SQUARES = 60;

/* Lengths in units of the drawing. */
export const SQUARE_SIZE = 64;
export const SQUARE_RADIUS = 9;
const COLUMNS = 10;
const PITCH = 84;
const grid = { columns: COLUMNS, size: SQUARE_SIZE, pitch: PITCH };
export const DRAWING_WIDTH = getLength(COLUMNS, grid);
/** Height from the top of a bracket to its squares. */
const BRACKET_HEIGHT = 26;
/** Length of the two ends of a bracket, which point down. */
const BRACKET_END = 16;
const MIN_PART = 12;

/** Returns how many leads a square stands for: the smallest power of ten that needs at most `MAX_SQUARES`. */
export const getLeadsPerSquare = (leads: number) =>
  10 ** Math.max(0, Math.ceil(Math.log10(leads / MAX_SQUARES)));

/** Converts amounts to squares, which may be fractions. Deals beyond the number of leads are not drawn. */
export function convertToSquares(plan: Pick<PlanReturn, 'leads' | 'deals' | 'dealsToCover'>) {
  const { leads, deals, dealsToCover = 0 } = plan;
  const toSquares = (amount: number) => Math.min(amount, leads) / getLeadsPerSquare(leads);
  return {
    leadSquares: toSquares(leads),
    dealSquares: toSquares(deals),
    coverSquares: toSquares(dealsToCover),
  };
}

export const needsSpacedRows = (squareCount: number) => squareCount > COLUMNS;

/** Lays out squares below a bracket. `isSpaced` leaves room for a bracket above each row. */
export function getPlanSquares(count: number, isSpaced: boolean) {
  const rowPitch = isSpaced ? SQUARE_SIZE + BRACKET_HEIGHT + 14 : PITCH;
  const placed = placeSquares(count, { ...grid, rowPitch });
  const squares = placed.map((square) => ({ ...square, y: square.y + BRACKET_HEIGHT }));
  return { squares, rowPitch, height: (squares.at(-1)?.y ?? 0) + SQUARE_SIZE };
}

export function splitAmount(squares: readonly Square[], amount: number) {
  const count = Math.floor(amount);
  const last = squares[count];
  const part = last && amount > count ? { square: last, share: amount - count } : undefined;
  return { whole: squares.slice(0, count), part };
}

/** Returns the left part of a square, whose cut edge is straight. */
export function getPartPath({ x, y }: Square, share: number): string {
  const width = Math.max(MIN_PART, Math.round(SQUARE_SIZE * share));
  const corner = SQUARE_RADIUS;
  const side = SQUARE_SIZE - 2 * corner;
  const edge = width - corner;
  return `M${x + corner} ${y}h${edge}v${SQUARE_SIZE}h-${edge}a${corner} ${corner} 0 0 1-${corner}-${corner}v-${side}a${corner} ${corner} 0 0 1 ${corner}-${corner}z`;
}

export const getDollarsPath = (squares: readonly Square[]) =>
  squares
    .map(
      ({ x, y }) =>
        `M${x + 43} ${y + 24}c-2-5-6-7-11-7-7 0-11 3-11 8 0 11 23 5 23 15 0 5-5 8-12 8-6 0-10-2-12-7m12-30v6m0 31v6`,
    )
    .join('');

/**
 * Returns the paths of a bracket above the first `amount` squares. It continues from row to row like text.
 * `isOpen` ends it in dashes, because there are too few squares.
 */
export function getBracketPaths(amount: number, isOpen: boolean, rowPitch: number) {
  const lastRow = Math.ceil(amount / COLUMNS) - 1;
  const rest = amount - lastRow * COLUMNS;
  const closedEnd = Math.max(
    MIN_PART,
    Math.floor(rest) * PITCH + (rest % 1 ? SQUARE_SIZE * (rest % 1) : SQUARE_SIZE - PITCH),
  );
  const end = isOpen ? Math.min(closedEnd, getLength(8, grid)) : closedEnd;
  const top = (row: number) => 2 + row * rowPitch;
  const rows = Array.from({ length: lastRow + 1 }, (_, row) => {
    const start = row === 0 ? `M2 ${top(0) + BRACKET_END}V${top(0)}` : `M0 ${top(row)}`;
    return `${start}H${row === lastRow ? Math.round(end) - 2 : DRAWING_WIDTH}`;
  });
  return {
    solid: rows.join('') + (isOpen ? '' : `v${BRACKET_END}`),
    dashed: isOpen ? `M${end} ${top(lastRow)}H${DRAWING_WIDTH}` : undefined,
  };
}
