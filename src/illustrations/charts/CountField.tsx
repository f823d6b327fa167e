import { gridSize } from '../../lib/squares';
import type { Funnel } from '../../schema/records';
import { Cells, cellsOf } from '../squares/SquareGrid';

export interface CountFieldProps {
  /** Each is part of its predecessor. */
  counts: Funnel;
  /** '41 squares, 41 demos booked'. */
  caption: string;
}

const CELL = { size: 66, gap: 9 };
const PITCH = CELL.size + CELL.gap;
const GROUP_GAP = 42;
/** Limits the size of few squares. */
const FEWEST_COLUMNS = 12;

/** From the last stage at the left; each group has the squares not in a later stage. */
function groupsOf(counts: Funnel, rows: number) {
  let [before, start, end] = [0, 0, 0];
  const groups = counts.toReversed().map((stage) => {
    const count = stage.value - before;
    before = stage.value;
    if (count > 0) end = start + Math.ceil(count / rows) * PITCH - CELL.gap;
    const group = { ...stage, count, start, end };
    start = end + GROUP_GAP;
    return group;
  });
  return groups.reverse();
}

/** A square for each of the first count, below a bracket for every count. */
export function CountField({ counts, caption }: CountFieldProps) {
  const rows = Math.max(2, Math.round(Math.sqrt((counts[0]?.value ?? 0) / 3)));
  const grid = { ...CELL, columns: rows };
  const groups = groupsOf(counts, rows);
  const width = Math.max(FEWEST_COLUMNS * PITCH - CELL.gap, groups[0]?.end ?? 0);
  const edge = CELL.gap / 2;
  return (
    <figure>
      <figcaption className="mb-4 font-semibold">{caption}</figcaption>
      {counts.length > 1 && (
        <ul className="grid gap-y-3">
          {groups.map(({ value, label, end }) => (
            <li key={label}>
              <p className="mb-1.5 flex flex-wrap items-baseline gap-x-2">
                <span className="font-bold font-figure text-figure tracking-[-0.02em]">
                  {value}
                </span>{' '}
                <span className="text-small">{label}</span>
              </p>
              <svg
                viewBox={`0 0 ${width} 10`}
                aria-hidden="true"
                className="w-full overflow-visible fill-none stroke-ink stroke-[1.5]"
              >
                <path d={`M0 10V0H${end}V10`} vectorEffect="non-scaling-stroke" />
              </svg>
            </li>
          ))}
        </ul>
      )}
      <svg
        viewBox={`${edge} ${edge} ${width} ${gridSize(rows, grid).width}`}
        aria-hidden="true"
        className="mt-3 w-full overflow-visible"
      >
        {groups.map(({ count, stage, start }) => (
          <g key={stage} transform={`translate(${start})`}>
            <Cells
              grid={grid}
              cells={cellsOf(stage === 'booked' ? 'booked' : 'held', count)}
              won={stage === 'won' ? count : 0}
              byColumns
            />
          </g>
        ))}
      </svg>
    </figure>
  );
}
