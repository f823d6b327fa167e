import { HangingSquare, hangingSquare } from '../../drawing/HangingSquare';
import type { Weekday } from '../../schema/vocabulary';
import { dayClasses } from './machine-geometry';

/** While the square travels it is a stranger first, then green, then without its check. */
const coverClasses = 'opacity-0 motion-safe:animate-vanish print:hidden';
const lastCoverClasses = `${coverClasses} motion-safe:[animation-delay:2.2s]`;
const covers = [
  'fill-meeting motion-safe:[animation-delay:2.2s]',
  'fill-qualified motion-safe:[animation-delay:1.5s]',
  'fill-surface stroke-ink thin-line motion-safe:[animation-delay:1.1s]',
];

/** The lead's square as a stranger, as a qualified lead, and in its day, to which it travels once. */
export function LeadSquares({ day }: { day: Weekday }) {
  return (
    <>
      <g className="stranger-place">
        <HangingSquare state="stranger" />
      </g>
      <g className="qualified-place">
        <svg viewBox="0 0 100 100" aria-hidden="true" className="overflow-visible">
          <rect {...hangingSquare} className="ghost [--share:25%] [--step:2]" />
          <rect {...hangingSquare} className="ghost [--share:55%] [--step:1]" />
        </svg>
        <HangingSquare state="qualified" />
      </g>
      <g
        className={`day-place motion-safe:animate-travel-down lg:motion-safe:animate-travel print:animate-none! ${dayClasses[day]}`}
      >
        <g className="origin-[46px_-13px] motion-safe:animate-swing print:animate-none!">
          <HangingSquare state="held">
            {covers.map((className) => (
              <rect key={className} {...hangingSquare} className={`${coverClasses} ${className}`} />
            ))}
            <path d="M50-14V14" className={`lead-stroke ${lastCoverClasses}`} />
            <circle cx="50" cy="16.7" r="4.8" className={`fill-surface ${lastCoverClasses}`} />
          </HangingSquare>
        </g>
      </g>
    </>
  );
}
