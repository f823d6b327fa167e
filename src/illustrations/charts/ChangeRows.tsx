import type { Measured, ResultChange } from '../../lib/result-entry';
import { gridSize, gridSquares } from '../../lib/squares';
import { Squares } from '../squares/Squares';

interface RowProps {
  row: Measured;
  /** The largest value among the rows: all share its scale. */
  largest: number;
  isLast: boolean;
}

interface Shape {
  /** How much wider than high the drawing of the largest count is. */
  proportion: number;
  /** So that few squares do not grow to the size of a hand. */
  fewestColumns: number;
}

const phone: Shape = { proportion: 6, fewestColumns: 10 };
const wide: Shape = { proportion: 20, fewestColumns: 18 };

/** Lines of about the same length for the largest count. */
function columnsFor(largest: number, { proportion, fewestColumns }: Shape): number {
  const most = Math.max(fewestColumns, Math.ceil(Math.sqrt(largest * proportion)));
  return Math.max(fewestColumns, Math.ceil(largest / Math.ceil(largest / most)));
}

function CountedSquares({ row, largest, isLast }: RowProps) {
  const squares = (shape: Shape, className: string) => {
    const columns = columnsFor(largest, shape);
    const grid = { count: row.value, columns, size: 40, gap: 8 };
    return (
      <Squares
        {...gridSize(grid)}
        squares={gridSquares({ ...grid, filled: row.value })}
        color={isLast ? 'leaf' : 'bar'}
        className={`w-full ${className}`}
      />
    );
  };
  return (
    <>
      {squares(phone, 'md:hidden')}
      {squares(wide, 'max-md:hidden')}
    </>
  );
}

const WIDTH = 1000;
const MULTIPLE_GAP = 6;

/** A bar in one piece, or in as many pieces as it has wholes. */
function Bar({
  row,
  largest,
  isLast,
  pieces,
  slim,
}: RowProps & { pieces: boolean; slim: boolean }) {
  const full = (row.value / Math.max(largest, 1)) * WIDTH;
  const one = pieces ? WIDTH / Math.max(largest, 1) : full;
  const starts = Array.from(
    { length: pieces ? Math.ceil(row.value) : 1 },
    (_, index) => index * one,
  );
  const path = starts
    .map((start) => {
      const end = Math.min(start + one, full) - (pieces && start + one < full ? MULTIPLE_GAP : 0);
      return `M${Math.round(start)} 0H${Math.round(end)}V1H${Math.round(start)}z`;
    })
    .join('');
  return (
    <svg
      viewBox={`0 0 ${WIDTH} 1`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className={`w-full ${slim ? 'h-4 self-center' : 'h-7 md:h-[clamp(2rem,3vw,3.25rem)]'}`}
    >
      <path d={path} className={isLast ? 'fill-leaf' : 'fill-bar'} />
    </svg>
  );
}

export interface ChangeRowsProps extends ResultChange {
  /** Beside another drawing, which it must not outweigh. */
  slim?: boolean;
}

/** One line for each value, on one scale that starts at zero; the words beside it say the same. */
export function ChangeRows({ kind, rows, measure, slim = false }: ChangeRowsProps) {
  const largest = Math.max(...rows.map(({ value }) => value));
  return (
    <ul aria-label={measure} className={`grid gap-y-4 ${kind === 'squares' ? 'lg:gap-y-8' : ''}`}>
      {rows.map((row, index) => {
        const props = { row, largest, isLast: index === rows.length - 1 };
        return (
          <li
            key={row.label}
            className={`grid items-start gap-x-6 gap-y-2 ${slim ? 'grid-cols-[5.5rem_minmax(0,1fr)]' : 'md:grid-cols-[8rem_minmax(0,1fr)] lg:grid-cols-[10rem_minmax(0,1fr)]'}`}
          >
            <p
              className={`text-small leading-tight tabular ${slim ? '' : 'max-md:flex max-md:items-baseline max-md:gap-x-2'}`}
            >
              <span className="font-bold font-figure text-subheading">{row.text}</span>{' '}
              <span className={`text-ink-2 ${slim ? 'block' : 'md:block'}`}>{row.label}</span>
            </p>
            {kind === 'squares' ? (
              <CountedSquares {...props} />
            ) : (
              <Bar {...props} pieces={kind === 'multiples'} slim={slim} />
            )}
          </li>
        );
      })}
    </ul>
  );
}
