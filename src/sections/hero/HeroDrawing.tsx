import { type Weekday, weekdays } from '../../schema/vocabulary';
import {
  getNarrowDrawing,
  getWideDrawing,
  type Meetings,
  moveToSlotClasses,
} from './hero-geometry';
import { LeadSquares } from './LeadSquares';
import { LooseSquares } from './LooseSquares';
import { TravellingSquare } from './TravellingSquare';

interface CalendarProps extends ReturnType<typeof getWideDrawing> {
  className: string;
}

function Calendar({ empty, held, ticks, missed, className }: CalendarProps) {
  return (
    <g className={className} strokeLinecap="round" strokeLinejoin="round">
      <path d={empty} strokeWidth="24" className="fill-slot stroke-slot opacity-25" />
      <path d={held} strokeWidth="24" className="fill-meeting stroke-meeting" />
      <path d={ticks} strokeWidth="8.5" className="fill-none stroke-on-meeting" />
      <path d={missed} className="lead-stroke lg:stroke-4" />
    </g>
  );
}

const weekdayClasses =
  'text-center font-semibold text-[max(14px,min(var(--text-small),4.4cqi))] text-ink-muted leading-normal';
/** The names of weekdays are above the days, which are in the lower part of the drawing. */
const overDrawingClasses = 'absolute inset-x-0 top-[25.1%] h-[7.6%]';
/** From `lg`, the days fill the drawing. */
const aboveDrawingClasses = 'lg:static lg:h-8 lg:items-start lg:text-left lg:text-small';

interface HeroDrawingProps {
  meetings: Meetings;
  /** The day of the lead's meeting. If undefined, only loose squares and the calendar are drawn. */
  leadDay: Weekday | undefined;
  className: string;
}

/**
 * Draws how one square leaves the loose ones and hangs in the calendar as a meeting. The `svg` is as
 * large as the first day and everything else overflows it, so that all widths share its units.
 */
export function HeroDrawing({ meetings, leadDay, className }: HeroDrawingProps) {
  const narrow = getNarrowDrawing(meetings, leadDay);
  const wide = getWideDrawing(meetings, leadDay);
  return (
    <div className={`@container relative ${className}`}>
      <p
        aria-hidden="true"
        className={`grid grid-cols-5 items-center gap-x-[2.36%] ${weekdayClasses} ${overDrawingClasses} ${aboveDrawingClasses}`}
      >
        {weekdays.map((name) => (
          <span key={name}>{name}</span>
        ))}
      </p>
      <div className="pointer-events-none relative aspect-508/474 lg:aspect-508/418">
        <svg
          viewBox="0 0 92 92"
          aria-hidden="true"
          className="w-[calc(92/508*100%)] overflow-visible"
        >
          <LooseSquares
            rowClasses={leadDay ? moveToSlotClasses.prospect : moveToSlotClasses.allLoose}
          />
          <Calendar {...narrow} className="translate-y-40 lg:hidden" />
          <Calendar {...wide} className="max-lg:hidden" />
          {leadDay && (
            <>
              <path d={narrow.line} className="lead-stroke lg:hidden" />
              <path d={wide.line} className="lead-stroke max-lg:hidden" />
              <LeadSquares />
            </>
          )}
        </svg>
        {leadDay && <TravellingSquare day={leadDay} />}
      </div>
    </div>
  );
}
