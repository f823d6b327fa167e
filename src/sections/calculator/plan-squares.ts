import { getRowLength } from '../../drawing/squares';
import type { PlanReturn } from './plan-return';

/** More squares than this would be too small to count. */
const MAX_PLAN_SQUARES = 60;

/* Lengths in units of the drawing. */
export const SIZE = 64;
const COLUMNS = 10;
const PITCH = 84;
export const grid = { columns: COLUMNS, size: SIZE, pitch: PITCH };
export const DRAWING_WIDTH = getRowLength(COLUMNS, grid);
/** Height from the top of a bracket to its squares. */
export const BRACKET_HEIGHT = 26;
/** Length of the two ends of a bracket, which point down. */
const BRACKET_END = 16;
export const MIN_PART = 12;

/** Returns how many leads a square stands for: the smallest power of ten that needs at most `MAX_PLAN_SQUARES`. */
export const getLeadsPerSquare = (leads: number) =>
  10 ** Math.max(0, Math.ceil(Math.log10(leads / MAX_PLAN_SQUARES)));

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

/** From the upper edge of one row to that of the next. `isSpaced` leaves room for a bracket above each row. */
export const getRowPitch = (isSpaced: boolean) => (isSpaced ? SIZE + BRACKET_HEIGHT + 14 : PITCH);

/**
 * Returns the paths of a bracket above the first `amount` squares. It continues from row to row like text.
 * `isOpen` ends it in dashes, because there are too few squares.
 */
export function getBracketPaths(amount: number, isOpen: boolean, rowPitch: number) {
  const lastRow = Math.ceil(amount / COLUMNS) - 1;
  const rest = amount - lastRow * COLUMNS;
  const closedEnd = Math.max(
    MIN_PART,
    Math.floor(rest) * PITCH + (rest % 1 ? SIZE * (rest % 1) : SIZE - PITCH),
  );
  const end = isOpen ? Math.min(closedEnd, getRowLength(8, grid)) : closedEnd;
  const top = (row: number) => 2 - BRACKET_HEIGHT + row * rowPitch;
  const rows = Array.from({ length: lastRow + 1 }, (_, row) => {
    const start = row === 0 ? `M2 ${top(0) + BRACKET_END}V${top(0)}` : `M0 ${top(row)}`;
    return `${start}H${row === lastRow ? Math.round(end) - 2 : DRAWING_WIDTH}`;
  });
  return {
    solid: rows.join('') + (isOpen ? '' : `v${BRACKET_END}`),
    dashed: isOpen ? `M${end} ${top(lastRow)}H${DRAWING_WIDTH}` : undefined,
  };
}
