import type { ReactNode } from 'react';
import { latticeFor } from '../../lib/squares';
import { cellsOf, SquareGrid } from '../squares/SquareGrid';
import { Squares } from '../squares/Squares';

/** Sizes for which corners and gaps are integers. */
const LEAD = { size: 30, gap: 8 };
const MEETING = { size: 84, gap: 12 };

/** Converts the width of the room to units of the drawing. */
const widthOf = (width: number, { size, gap }: { size: number; gap: number }, pitch: number) =>
  Math.round((width / pitch) * (size + gap)) - gap;

export interface LeadsProps {
  count: number;
  won?: number;
  /** Beside the field instead of below it. */
  wide: boolean;
  className: string;
}

/** The leads behind the gate, except the one that is passing it. */
export function Leads({ count, won = 0, wide, className }: LeadsProps) {
  const width = wide ? 228 : 160;
  // Pixels for 60 leads; fewer are larger, up to twice that.
  const largest = (wide ? 19 : 16) * Math.min(2, Math.max(1, Math.sqrt(60 / count)));
  const room = { width, height: wide ? 240 : 320, largest };
  const { columns, rows, pitch } = latticeFor(count, room);
  const middle = wide ? Math.floor(rows / 2) * columns : Math.floor(columns / 2);
  const free = Math.min(count - 1, middle);
  return (
    <SquareGrid
      grid={{ ...LEAD, columns }}
      cells={cellsOf('lead', count).map((state, index) => (index === free ? undefined : state))}
      won={won}
      width={widthOf(width, LEAD, pitch)}
      className={className}
    />
  );
}

export interface MeetingsProps {
  all: number;
  held: number;
  won?: number;
  className: string;
}

/** Held meetings checked, others outlined, a line around those won. */
export function Meetings({ all, held, won = 0, className }: MeetingsProps) {
  const room = { width: 336, height: 288, largest: 48 };
  const { columns, pitch } = latticeFor(all, room);
  return (
    <SquareGrid
      grid={{ ...MEETING, columns }}
      cells={[...cellsOf('held', held), ...cellsOf('booked', all - held)]}
      won={won}
      width={widthOf(room.width, MEETING, pitch)}
      className={className}
    />
  );
}

/** For phones: a horizontal gate, open above the leads, with one lead passing. */
export function LyingGate({ className, children }: { className: string; children: ReactNode }) {
  return (
    <div className={`-mx-5 flex xs:-mx-6 md:-mx-10 ${className}`}>
      <span className="w-5 border-ink border-t-8 xs:w-6 md:w-10" />
      <div className="relative w-40 sm:w-72">
        <Squares
          width={16}
          height={16}
          squares={[{ x: 0, y: 0, size: 16, turn: 12, state: 'lead' }]}
          className="absolute left-1/2 w-4 -translate-x-1/2 -translate-y-1 sm:w-6"
        />
        {children}
      </div>
      <span className="flex-1 border-ink border-t-8" />
    </div>
  );
}
