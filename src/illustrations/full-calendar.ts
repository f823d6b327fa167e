import { gridSize, gridSquares, type SquareState } from '../lib/squares';
import { squaresFile } from './squares/squares-file';

const grid = { columns: 5, size: 92, gap: 12 };
const held = Array<SquareState>(4 * grid.columns).fill('held');

/** Four weeks with a meeting on each day, for the last call. */
export const fullCalendarFile = squaresFile('full-calendar', {
  ...gridSize(held.length, grid),
  squares: gridSquares(held, grid),
  surface: 'accent',
});
