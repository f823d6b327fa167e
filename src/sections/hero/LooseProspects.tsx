import { Rects } from '../../drawing/drawing-file';
import { type ScatterOptions, scatter } from '../../drawing/scatter';
import type { Square } from '../../drawing/squares';

interface FieldProps {
  prospects: ScatterOptions;
  meetings: readonly Square[];
  className: string;
}

function Field({ prospects, meetings, className }: FieldProps) {
  return (
    <svg
      viewBox={`0 0 ${prospects.width} ${prospects.height}`}
      aria-hidden="true"
      className={`w-full ${className}`}
    >
      <Rects className="fill-tint" squares={scatter(prospects, meetings)} />
      <Rects className="fill-meeting" squares={meetings} />
    </svg>
  );
}

/** Prospects that tumble toward the calendar, with a few meetings among them. Decorative. */
export function LooseProspects() {
  return (
    <div className="print:hidden">
      {/* Beside the calendar, from its top to its bottom. */}
      <Field
        prospects={{ width: 104, height: 560, count: 29, largest: 34, smallest: 10 }}
        meetings={[
          { x: 32, y: 58, size: 34, turn: -23, state: 'held' },
          { x: 10, y: 340, size: 24, turn: 41, state: 'held' },
          { x: 26, y: 464, size: 42, turn: 12, state: 'held' },
        ]}
        className="max-hero:hidden"
      />
      {/* Above the calendar of a phone. */}
      <Field
        prospects={{ width: 320, height: 44, count: 11, largest: 17, smallest: 7 }}
        meetings={[{ x: 222, y: 12, size: 24, turn: 12, state: 'held' }]}
        className="mt-4 hero:hidden"
      />
    </div>
  );
}
