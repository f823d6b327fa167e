import { scatter } from '../lib/scatter';
import { gridSquares, type SquareState } from '../lib/squares';
import { Drawing } from '../ui/Picture';
import { squaresFile } from './drawing-file';

const height = 420;
const grid = { columns: 13, size: 40, gap: 10 };
const gridStart = { x: 272, y: 110 };
const ROWS = 4;
/** The column of the open day in each of the first rows. */
const openDays = [0, 1, 2];
const wall = { x: 232, width: 8, height: 142 };
/** Each crops the last column that it shows to half a square. */
const crops =
  'aspect-442/420 sm:aspect-642/420 lg:aspect-442/420 min-[96rem]:aspect-642/420 min-[130rem]:aspect-892/420';

const missed = { x: 74, y: 14, size: 54, turn: 24, state: 'lead' } as const;
const prospects = scatter({
  count: 26,
  width: 190,
  height: 240,
  largest: 27,
  smallest: 17,
}).map((square) => ({ ...square, x: square.x + 16, y: square.y + 162 }));

const days = Array.from({ length: ROWS * grid.columns }, (_, index): SquareState => {
  const isOpen = openDays[Math.floor(index / grid.columns)] === index % grid.columns;
  return isOpen ? 'open' : 'held';
});

/** Prospects, a gate and days behind it. */
export const missedGateFile = squaresFile('missed-gate', {
  width: 892,
  height,
  squares: [...prospects, ...gridSquares(days, grid, [gridStart.x, gridStart.y]), missed],
  surface: 'accent',
  children: (
    <>
      <rect className="held" {...wall} y={20} />
      <rect className="held" {...wall} y={262} />
      <path
        className="booked"
        strokeWidth={3}
        strokeLinecap="round"
        strokeDasharray="1 9"
        d="M226 122C214 84 182 56 138 52"
      />
    </>
  ),
});

/** One square missed the opening. Wider windows show more columns. Decorative. */
export function MissedGate() {
  return (
    <Drawing
      file={missedGateFile}
      loading="eager"
      className={`w-full object-cover object-left ${crops}`}
    />
  );
}
