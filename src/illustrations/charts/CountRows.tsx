import { contourPath, gridSize, gridSquares } from '../../lib/squares';
import type { Funnel } from '../../schema/records';
import { Squares } from '../squares/Squares';

export interface CountRowsProps {
  counts: Funnel;
}

/** Two lines for each count, as long as it takes, but no longer than can be seen on a phone. */
const columnsFor = (most: number) => Math.min(40, Math.ceil(most / (most > 12 ? 2 : 1)));

/** One row for each count, on one measure: what came of the first in the rows below it. */
export function CountRows({ counts }: CountRowsProps) {
  const most = Math.max(...counts.map(({ value }) => value));
  const grid = { columns: columnsFor(most), size: 66, gap: 10 };
  const { width } = gridSize({ ...grid, count: most });
  return (
    <ul className="border-ink border-t-2">
      {counts.map(({ value, label, stage }) => (
        <li
          key={label}
          className="grid items-center gap-x-8 gap-y-3 border-rule border-b py-6 md:grid-cols-4"
        >
          <p>
            <span className="block font-bold font-figure text-figure-large tracking-[-0.02em]">
              {value}
            </span>{' '}
            <span className="mt-1 block font-semibold">{label}</span>
          </p>
          <Squares
            width={width}
            height={gridSize({ ...grid, count: value }).height}
            squares={gridSquares({
              ...grid,
              count: value,
              filled: value,
              state: stage === 'booked' ? 'booked' : 'meeting',
            })}
            contour={stage === 'won' ? contourPath(value, grid) : undefined}
            className="w-full md:col-span-3"
          />
        </li>
      ))}
    </ul>
  );
}
