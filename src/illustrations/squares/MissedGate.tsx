import { crowd, gridSquares, type Square } from '../../lib/squares';
import { Squares } from './Squares';

const moved = (squares: Square[], x: number, y: number): Square[] =>
  squares.map((square) => ({ ...square, x: square.x + x, y: square.y + y }));

const WEEKS = 4;
const week = { count: 20, columns: 5, size: 40, gap: 10 };
const openDays = [0, 6, 13];

/** A crowd before the gate, weeks behind it that run on, the first day of them open; and one lost. */
const squares: readonly Square[] = [
  ...moved(crowd({ count: 30, seed: 12, width: 250, height: 260, sizes: [17, 22, 27] }), -50, 154),
  ...Array.from({ length: WEEKS }, (_, index) => {
    const filled = new Set(
      [...Array(week.count).keys()].filter((day) => index > 0 || !openDays.includes(day)),
    );
    return moved(gridSquares({ ...week, filled, state: 'meeting' }), 270 + index * 268, 115);
  }).flat(),
  { x: 70, y: 14, size: 54, turn: 24, state: 'lead' },
];

/** The one that came to the gate beside its opening, and flew back. Decoration. */
export function MissedGate() {
  return (
    <svg
      viewBox="0 0 440 420"
      aria-hidden="true"
      className="mx-auto w-full max-w-xl overflow-visible"
    >
      <Squares width={440} height={420} squares={squares} />
      <path d="M226 20V162M226 262V404" className="fill-none stroke-8 stroke-ink" />
      <path
        d="M218 120C206 84 176 56 134 52"
        className="fill-none stroke-3 stroke-ink [stroke-dasharray:1_9] [stroke-linecap:round]"
      />
    </svg>
  );
}
