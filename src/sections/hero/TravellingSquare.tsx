import { HangingSquare } from '../../drawing/HangingSquare';
import type { Weekday } from '../../schema/vocabulary';
import { dayClasses } from './hero-geometry';

const coverClasses = 'absolute inset-0 opacity-0 motion-safe:animate-vanish print:hidden';

/**
 * The lead's square in its day. It travels there once along the line, first as a prospect, then as a
 * qualified lead. It is HTML, which browsers can move without repainting the drawing.
 */
export function TravellingSquare({ day }: { day: Weekday }) {
  return (
    <div className={`travelling-square ${dayClasses[day]}`}>
      <div className="relative size-full origin-[50%_-14%] motion-safe:animate-swing print:animate-none!">
        <HangingSquare state="held" />
        <div className={`${coverClasses} motion-safe:[animation-delay:2.1s]`}>
          <HangingSquare state="qualified">
            {/* Reaches up to the line while the square travels. */}
            <path d="M50-14V0" className="lead-stroke" />
          </HangingSquare>
        </div>
        <div className={`${coverClasses} motion-safe:[animation-delay:1.1s]`}>
          <HangingSquare state="prospect" />
        </div>
      </div>
    </div>
  );
}
