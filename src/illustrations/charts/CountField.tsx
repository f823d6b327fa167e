import { gridSize } from '../../lib/squares';
import type { Funnel } from '../../schema/records';
import { Cells, cellsOf } from '../squares/SquareGrid';

export interface CountFieldProps {
  /** Each is part of the one before. */
  counts: Funnel;
  /** Says in words what is drawn: '41 squares, 41 demos booked'. */
  caption: string;
}

const CELL = { size: 66, gap: 9 };
const GROUP_GAP = 42;
/** So that few squares do not grow to the size of a hand. */
const FEWEST_COLUMNS = 12;

interface Group {
  count: number;
  stage: Funnel[number]['stage'];
  start: number;
  /** Where the squares of this count end; all begin at the left. */
  end: number;
}

/** What came furthest stands at the left; each group holds what is not in the one before it. */
function groupsOf(counts: Funnel, rows: number): Group[] {
  const groups: Group[] = [];
  for (const [index, { value, stage }] of [...counts.entries()].reverse()) {
    const count = value - (counts[index + 1]?.value ?? 0);
    const before = groups.at(-1)?.end;
    const start = before === undefined ? 0 : before + GROUP_GAP;
    const { height } = gridSize(count, { ...CELL, columns: rows });
    groups.push({ count, stage, start, end: count > 0 ? start + height : (before ?? 0) });
  }
  return groups.reverse();
}

/** A measure from the left to the end of a group, with a stop at each end. */
function Measure({ end, width }: { end: number; width: number }) {
  return (
    <svg viewBox={`0 0 ${width} 10`} aria-hidden="true" className="w-full overflow-visible">
      <path
        d={`M0 10V0H${end}V10`}
        className="fill-none stroke-ink stroke-[1.5] [vector-effect:non-scaling-stroke]"
      />
    </svg>
  );
}

/** A square for each of the first count; above them, how far each count reaches. */
export function CountField({ counts, caption }: CountFieldProps) {
  const rows = Math.max(2, Math.round(Math.sqrt((counts[0]?.value ?? 0) / 3)));
  const groups = groupsOf(counts, rows);
  const { width: height } = gridSize(rows, { ...CELL, columns: rows });
  const fewest = gridSize(1, { ...CELL, columns: FEWEST_COLUMNS }).width;
  const width = Math.max(fewest, groups[0]?.end ?? 0);
  const edge = CELL.gap / 2;
  return (
    <figure>
      <figcaption className="mb-4 font-semibold">{caption}</figcaption>
      {counts.length > 1 && (
        <ul className="grid gap-y-3">
          {counts.map(({ value, label }, index) => (
            <li key={label}>
              <p className="mb-1.5 flex flex-wrap items-baseline gap-x-2">
                <span className="font-bold font-figure text-figure tracking-[-0.02em]">
                  {value}
                </span>{' '}
                <span className="text-small">{label}</span>
              </p>
              <Measure end={groups[index]?.end ?? 0} width={width} />
            </li>
          ))}
        </ul>
      )}
      <svg
        viewBox={`${edge} ${edge} ${width} ${height}`}
        aria-hidden="true"
        className="mt-3 w-full overflow-visible"
      >
        {groups.map(({ count, stage, start }) => (
          <g key={stage} transform={`translate(${start})`}>
            <Cells
              grid={{ ...CELL, columns: rows }}
              cells={cellsOf(stage === 'booked' ? 'booked' : 'meeting', count)}
              won={stage === 'won' ? count : 0}
              byColumns
            />
          </g>
        ))}
      </svg>
    </figure>
  );
}
