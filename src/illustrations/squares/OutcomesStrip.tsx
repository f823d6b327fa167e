import { gridSize, gridSquares } from '../../lib/squares';
import { Squares } from './Squares';

const ROWS = 4;
const COLUMNS = 8;
const grid = { count: ROWS * COLUMNS, columns: COLUMNS, size: 40, gap: 10 };

export interface OutcomesStripProps {
  /** Which part of the strip, from 0, and of how many. */
  part: number;
  parts: number;
}

/** A part of one strip that fills from the ground up, a step for each column, the last one full. */
export function OutcomesStrip({ part, parts }: OutcomesStripProps) {
  const empty = (ROWS - Math.ceil(((part + 1) / parts) * ROWS)) * COLUMNS;
  const filled = new Set(Array.from({ length: grid.count - empty }, (_, index) => empty + index));
  return (
    <Squares {...gridSize(grid)} squares={gridSquares({ ...grid, filled })} className="w-full" />
  );
}
