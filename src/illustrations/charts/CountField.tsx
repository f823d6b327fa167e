import { contourPath, gridSize, gridSquares, type Square } from '../../lib/squares';
import type { Funnel } from '../../schema/records';
import { Squares } from '../squares/Squares';

export interface CountFieldProps {
  /** Each is part of the one before. */
  counts: Funnel;
  /** Says in words what is drawn: '41 squares, 41 demos booked'. */
  caption: string;
}

const SIZE = 66;
const GAP = 9;
const GROUP_GAP = 42;
/** So that few squares do not grow to the size of a hand. */
const FEWEST_COLUMNS = 12;

interface Group {
  squares: Square[];
  /** Where the squares of this count end; all begin at the left. */
  end: number;
}

/** What came furthest stands at the left; each group holds what is not in the one before it. */
function groupsOf(counts: Funnel, rows: number): Group[] {
  const groups: Group[] = [];
  for (const [index, { value, stage }] of [...counts.entries()].reverse()) {
    const count = value - (counts[index + 1]?.value ?? 0);
    const before = groups.at(-1);
    const start = before ? before.end + GROUP_GAP : 0;
    const grid = { count, columns: rows, size: SIZE, gap: GAP };
    // Turned over its diagonal: filled column by column.
    const state = stage === 'booked' ? 'booked' : 'meeting';
    const squares = gridSquares({ ...grid, filled: count, state }).map((square) => ({
      ...square,
      x: start + square.y,
      y: square.x,
    }));
    const end = count > 0 ? start + gridSize(grid).height : (before?.end ?? 0);
    groups.push({ squares, end });
  }
  return groups.reverse();
}

/** A path of H and V lines turned over its diagonal. */
const transposed = (path: string) =>
  path.replace(/[HV]/g, (command) => (command === 'H' ? 'V' : 'H'));

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
  const won = counts.find(({ stage }) => stage === 'won');
  const height = rows * (SIZE + GAP) - GAP;
  const width = Math.max(FEWEST_COLUMNS * (SIZE + GAP) - GAP, groups[0]?.end ?? 0);
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
      <Squares
        width={width}
        height={height}
        squares={groups.flatMap(({ squares }) => squares)}
        contour={won && transposed(contourPath(won.value, { columns: rows, size: SIZE, gap: GAP }))}
        className="mt-3 w-full"
      />
    </figure>
  );
}
