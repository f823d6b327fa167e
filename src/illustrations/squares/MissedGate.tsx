import { scatter } from '../../lib/scatter';
import { gridSquares, type SquareState } from '../../lib/squares';
import { Drawing } from '../../ui/Drawing';
import { squaresFile } from './squares-file';

const HEIGHT = 420;
const GRID = { size: 40, gap: 10 };
const GRID_START = [272, 110] as const;
const PITCH = GRID.size + GRID.gap;
const ROWS = 4;
/** The column of the open day in each of the first rows. */
const openDays = [0, 1, 2];
const wall = { x: 232, width: 8, height: 142 };

const missed = { x: 74, y: 14, size: 54, turn: 24, state: 'lead' } as const;
const prospects = scatter({
  count: 26,
  width: 190,
  height: 240,
  largest: 27,
  smallest: 17,
}).map((square) => ({ ...square, x: square.x + 16, y: square.y + 162 }));

/** Prospects, a gate and days behind it; the edge crops the last column to half a square. */
function missedGate(columns: number) {
  const days = Array.from({ length: ROWS * columns }, (_, index): SquareState => {
    return openDays[Math.floor(index / columns)] === index % columns ? 'open' : 'held';
  });
  const width = GRID_START[0] + (columns - 1) * PITCH + GRID.size / 2;
  const squares = [...prospects, ...gridSquares(days, { ...GRID, columns }, GRID_START), missed];
  return squaresFile('missed-gate', {
    width,
    height: HEIGHT,
    squares,
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
}

const phone = missedGate(4);
const windows = [
  { media: '(min-width: 130rem)', file: missedGate(13) },
  { media: '(min-width: 96rem)', file: missedGate(8) },
  { media: '(min-width: 64rem)', file: phone },
  { media: '(min-width: 36rem)', file: missedGate(8) },
];

/** Wider windows show more columns. */
export const missedGateFiles = [phone, ...windows.map(({ file }) => file)];

/** One square missed the opening. Decorative. */
export function MissedGate() {
  return <Drawing file={phone} others={windows} loading="eager" />;
}
