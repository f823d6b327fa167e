import { gridSize } from '../../lib/squares';
import type { Funnel } from '../../schema/records';
import { cellsOf, SquareGrid } from '../squares/SquareGrid';

/** Two lines per count, of at most 40 squares, which a phone can still show. */
const columnsFor = (most: number) => Math.min(40, Math.ceil(most / (most > 12 ? 2 : 1)));

export function CountRows({ counts }: { counts: Funnel }) {
  const most = Math.max(...counts.map(({ value }) => value));
  const grid = { columns: columnsFor(most), size: 66, gap: 10 };
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
          <SquareGrid
            grid={grid}
            cells={cellsOf(stage === 'booked' ? 'booked' : 'held', value)}
            won={stage === 'won' ? value : 0}
            width={gridSize(most, grid).width}
            className="w-full md:col-span-3"
          />
        </li>
      ))}
    </ul>
  );
}
