import { scatter } from '../../lib/scatter';
import { Cells, cellsOf } from './SquareGrid';
import { Shapes } from './Squares';

const week = { columns: 5, size: 40, gap: 10 };
const openDays = [0, 6, 13];
const days = cellsOf('held', 20);
const firstWeek = days.map((state, day) => (openDays.includes(day) ? 'open' : state));

const prospects = scatter({ count: 30, width: 250, height: 260, largest: 27, smallest: 17 });
const missed = { x: 70, y: 14, size: 54, turn: 24, state: 'lead' } as const;

/** Prospects, a gate and weeks behind it. One square missed the opening. Decorative. */
export function MissedGate() {
  return (
    <svg
      viewBox="0 0 440 420"
      aria-hidden="true"
      className="mx-auto w-full max-w-xl overflow-visible"
    >
      <g transform="translate(-50 154)">
        <Shapes squares={prospects} />
      </g>
      {[265, 533, 801, 1069].map((x, index) => (
        <g key={x} transform={`translate(${x} 110)`}>
          <Cells grid={week} cells={index === 0 ? firstWeek : days} />
        </g>
      ))}
      <Shapes squares={[missed]} />
      <path d="M226 20V162M226 262V404" className="fill-none stroke-8 stroke-ink" />
      <path
        d="M218 120C206 84 176 56 134 52"
        className="fill-none stroke-3 stroke-ink [stroke-dasharray:1_9] [stroke-linecap:round]"
      />
    </svg>
  );
}
