import { gridSize, gridSquares } from '../../lib/squares';
import { Squares } from './Squares';

const CELL = { size: 64, gap: 10 };
/** In one row of a wide window, in rows of this length on a phone. */
const COLUMNS = { wide: 40, narrow: 12 };

/** Meetings that took place, in a row that a quote stands on. */
export function CountedRow({ count }: { count: number }) {
  return [COLUMNS.wide, COLUMNS.narrow].map((most) => {
    const columns = Math.min(most, count);
    const grid = { ...CELL, columns, count };
    const width = gridSize({
      ...grid,
      columns: most === COLUMNS.wide ? Math.max(columns, 35) : most,
    });
    return (
      <Squares
        key={most}
        width={width.width}
        height={gridSize(grid).height}
        squares={gridSquares({ ...grid, filled: count, state: 'meeting' })}
        className={`mt-6 w-full ${most === COLUMNS.wide ? 'max-sm:hidden' : 'sm:hidden'}`}
      />
    );
  });
}
