import { gridSquares, type Square } from '../../lib/squares';
import { Squares } from './Squares';

const moved = (squares: Square[], x: number, y: number): Square[] =>
  squares.map((square) => ({ ...square, x: square.x + x, y: square.y + y }));

const rank = { count: 24, columns: 4, size: 28, gap: 14 };
const week = { count: 12, columns: 3, size: 40, gap: 10 };

/** The last of the first row left, and the first cell of the week waits for it. */
const squares: readonly Square[] = [
  ...moved(
    gridSquares({
      ...rank,
      filled: new Set([...Array(rank.count).keys()].filter((index) => index !== 3)),
    }),
    0,
    140,
  ),
  ...moved(
    gridSquares({
      ...week,
      filled: new Set([...Array(week.count).keys()].slice(1)),
      state: 'meeting',
    }),
    300,
    164,
  ),
  { x: 352, y: 20, size: 46, turn: 24, state: 'lead' },
];

/** Squares in rank before a gate, the days behind it, and the one that went past. Decoration. */
export function MissedGate() {
  return (
    <svg
      viewBox="0 0 440 420"
      aria-hidden="true"
      className="mx-auto w-full max-w-xl overflow-visible"
    >
      <Squares width={440} height={420} squares={squares} color="ink" />
      <path d="M226 120V222M226 302V404" className="fill-none stroke-8 stroke-ink" />
      <path
        d="M142 146C150 60 250 20 336 38"
        className="fill-none stroke-3 stroke-ink [stroke-dasharray:1_10] [stroke-linecap:round]"
      />
    </svg>
  );
}
