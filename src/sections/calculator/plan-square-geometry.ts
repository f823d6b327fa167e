import { getSpan } from '../../drawing/squares';
import type { PlanReturn } from './plan-return';

/** More squares than this would be too small to count. */
const MAX_SQUARES = 60;

/* Lengths in units of the drawing. */
export const SQUARE_SIZE = 64;
const COLUMNS = 10;
const SQUARE_PITCH = 84;
export const grid = { columns: COLUMNS, size: SQUARE_SIZE, pitch: SQUARE_PITCH };
export const DRAWING_WIDTH = getSpan(COLUMNS, grid);
/** Height from the top of a bracket to its squares. */
export const BRACKET_HEIGHT = 26;
/** Length of the two ends of a bracket, which point down. */
const BRACKET_END = 16;
export const MIN_PARTIAL_WIDTH = 12;

/** Returns how many leads a square stands for: the smallest power of ten that needs at most `MAX_SQUARES`. */
export const getLeadsPerSquare = (leads: number) =>
  10 ** Math.max(0, Math.ceil(Math.log10(leads / MAX_SQUARES)));

/** Returns numbers of squares, which may be fractions. Deals beyond the number of leads are not drawn. */
export function getSquareCounts(planReturn: PlanReturn) {
  const { leads, deals, breakEvenDeals = 0 } = planReturn;
  const countSquares = (amount: number) => Math.min(amount, leads) / getLeadsPerSquare(leads);
  return {
    leadSquareCount: countSquares(leads),
    dealSquareCount: countSquares(deals),
    breakEvenSquareCount: countSquares(breakEvenDeals),
  };
}

/** Returns one pitch for all plans, so that rows line up. It leaves room above each row if a bracket needs several. */
export const getRowPitch = (planReturns: readonly PlanReturn[]) =>
  planReturns.some((planReturn) => getSquareCounts(planReturn).breakEvenSquareCount > COLUMNS)
    ? SQUARE_SIZE + BRACKET_HEIGHT + 14
    : SQUARE_PITCH;

/**
 * Returns the paths of a bracket above the first `squareCount` squares. It continues from row to row like text.
 * `isOpen` ends it in dashes, because there are too few squares.
 */
export function getBracketPaths(squareCount: number, isOpen: boolean, rowPitch: number) {
  const lastRow = Math.ceil(squareCount / COLUMNS) - 1;
  const rest = squareCount - lastRow * COLUMNS;
  const closedEnd = Math.max(
    MIN_PARTIAL_WIDTH,
    Math.floor(rest) * SQUARE_PITCH +
      (rest % 1 ? SQUARE_SIZE * (rest % 1) : SQUARE_SIZE - SQUARE_PITCH),
  );
  const end = isOpen ? Math.min(closedEnd, getSpan(8, grid)) : closedEnd;
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
