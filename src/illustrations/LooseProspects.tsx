import { scatter } from '../lib/scatter';
import type { Square } from '../lib/squares';
import { Rects } from './drawing-file';

interface FieldProps {
  width: number;
  height: number;
  prospects: { count: number; largest: number; smallest: number };
  arrivals: readonly Square[];
  className: string;
}

/** Beside the calendar, from its top to its bottom. */
const beside: FieldProps = {
  width: 104,
  height: 560,
  prospects: { count: 22, largest: 34, smallest: 8 },
  arrivals: [
    { x: 32, y: 58, size: 34, turn: -23, state: 'held' },
    { x: 10, y: 372, size: 24, turn: 41, state: 'held' },
    { x: 26, y: 464, size: 42, turn: 12, state: 'held' },
  ],
  className: 'max-hero:hidden',
};

/** Above the calendar of a phone. */
const above: FieldProps = {
  width: 320,
  height: 44,
  prospects: { count: 11, largest: 17, smallest: 7 },
  arrivals: [{ x: 222, y: 12, size: 24, turn: 12, state: 'held' }],
  className: 'hero:hidden',
};

function Field({ width, height, prospects, arrivals, className }: FieldProps) {
  const loose = scatter({ width, height, ...prospects }, arrivals);
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
      className={`w-full overflow-visible ${className}`}
    >
      <Rects className="fill-tint" squares={loose} />
      <Rects className="fill-meeting" squares={arrivals} />
    </svg>
  );
}

/** Prospects that tumble toward the calendar, with a few meetings among them. Decorative. */
export function LooseProspects() {
  return (
    <div className="print:hidden">
      <Field {...beside} />
      <Field {...above} />
    </div>
  );
}
