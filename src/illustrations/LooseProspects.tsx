import { scatter } from '../lib/scatter';
import type { Square } from '../lib/squares';
import { Rects } from './drawing-file';

interface Field {
  width: number;
  height: number;
  arrivals: readonly Square[];
  prospects: { count: number; largest: number; smallest: number };
}

/** Beside the calendar, from its top to its bottom. */
const beside: Field = {
  width: 104,
  height: 560,
  arrivals: [
    { x: 32, y: 58, size: 34, turn: -23, state: 'held' },
    { x: 10, y: 372, size: 24, turn: 41, state: 'held' },
    { x: 26, y: 464, size: 42, turn: 12, state: 'held' },
  ],
  prospects: { count: 22, largest: 34, smallest: 8 },
};

/** Above the calendar of a phone. */
const above: Field = {
  width: 320,
  height: 44,
  arrivals: [{ x: 222, y: 12, size: 24, turn: 12, state: 'held' }],
  prospects: { count: 11, largest: 17, smallest: 7 },
};

interface FieldDrawingProps {
  field: Field;
  className: string;
}

function FieldDrawing({ field, className }: FieldDrawingProps) {
  const { width, height, arrivals, prospects } = field;
  const isFree = (x: number, y: number, reach: number) =>
    Math.min(x, width - x, y, height - y) > reach;
  const loose = scatter({ width, height, ...prospects, isFree }, arrivals);
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
      <FieldDrawing field={beside} className="max-hero:hidden" />
      <FieldDrawing field={above} className="hero:hidden" />
    </div>
  );
}
