import { getSolidSquaresPath, getSpan, placeSquares } from '../drawing/squares';
import { interpolate } from '../lib/template';
import type { SharedCopy } from '../schema/copy/shared';

interface FirstLeadDaysProps {
  days: number;
  /** Tilts the square of the example lead, and gives it an eyelet. */
  hasExampleLead: boolean;
  copy: SharedCopy['footer']['firstLead'];
}

const SQUARE_SIZE = 92;
const GAP = 12;
/** The width of two weeks. Fewer days have wider gaps. */
const MIN_WIDTH = getSpan(14, { size: SQUARE_SIZE, pitch: SQUARE_SIZE + GAP });

const RADIUS = 12;

/** A square around the origin, with three lines of text cut out. */
const MESSAGE_PATH =
  'M-31-42h62q11 0 11 11v62q0 11-11 11h-62q-11 0-11-11v-62q0-11 11-11zM-22-22a4 4 0 0 0 0 9h46a4 4 0 0 0 0-9zM-22-4a4 4 0 0 0 0 9h46a4 4 0 0 0 0-9zM-22 14a4 4 0 0 0 0 9h26a4 4 0 0 0 0-9z';

export function FirstLeadDays({ days, hasExampleLead, copy }: FirstLeadDaysProps) {
  const pitch = Math.max(SQUARE_SIZE + GAP, Math.round((MIN_WIDTH - SQUARE_SIZE) / (days - 1)));
  const width = getSpan(days, { size: SQUARE_SIZE, pitch });
  const daysBetween = placeSquares(days - 1, { columns: days, size: SQUARE_SIZE, pitch }).slice(1);
  const centerOfLast = `translate(${width - SQUARE_SIZE / 2} ${SQUARE_SIZE / 2})`;
  return (
    <figure className="col-span-full mt-2 lg:my-2">
      <svg viewBox={`0 -4 ${width} ${SQUARE_SIZE + 8}`} aria-hidden="true" className="w-full">
        {/* Each layer begins later, so that the tones rise in steps. */}
        {[0, 0.25, 0.5, 0.75].map((start) => (
          <path
            key={start}
            d={getSolidSquaresPath(daysBetween.slice(start * daysBetween.length), RADIUS)}
            strokeWidth={2 * RADIUS}
            className="fill-qualified stroke-qualified opacity-15"
          />
        ))}
        <path
          d={MESSAGE_PATH}
          transform={`translate(${SQUARE_SIZE / 2} ${SQUARE_SIZE / 2})rotate(12)`}
          className="fill-ink"
        />
        <rect
          x="-42"
          y="-42"
          width="84"
          height="84"
          rx="11"
          transform={hasExampleLead ? `${centerOfLast}rotate(12)` : centerOfLast}
          className="fill-qualified"
        />
        {hasExampleLead && (
          <circle
            cx="6.5"
            cy="-30.5"
            r="3.5"
            transform={centerOfLast}
            className="fill-surface thin-line stroke-surface max-2xs:hidden"
          />
        )}
      </svg>
      <figcaption className="mt-2 flex justify-between gap-x-4 text-fine text-ink-muted lg:mt-3">
        <p>
          <strong className="block font-semibold text-ink">
            {interpolate(copy.day, { day: 1 })}
          </strong>{' '}
          {copy.start}
        </p>
        <p className="text-right">
          <strong className="block font-semibold text-ink">
            {interpolate(copy.day, { day: days })}
          </strong>{' '}
          {copy.end}
        </p>
      </figcaption>
    </figure>
  );
}
