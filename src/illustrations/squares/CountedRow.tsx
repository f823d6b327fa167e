import { gridSize } from '../../lib/squares';
import { cellsOf, SquareGrid } from './SquareGrid';

const CELL = { size: 64, gap: 10 };
/** Columns of a wide window and of a phone; the drawing is as wide as `fewest`. */
const rows = [
  { most: 40, fewest: 35, className: 'max-sm:hidden' },
  { most: 12, fewest: 12, className: 'sm:hidden' },
] as const;

export function CountedRow({ count }: { count: number }) {
  return rows.map(({ most, fewest, className }) => {
    const columns = Math.min(most, count);
    const { width } = gridSize(count, { ...CELL, columns: Math.max(columns, fewest) });
    return (
      <SquareGrid
        key={most}
        grid={{ ...CELL, columns }}
        cells={cellsOf('held', count)}
        width={width}
        className={`mt-4 w-full lg:mt-6 ${className}`}
      />
    );
  });
}
