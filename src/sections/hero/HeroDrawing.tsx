import { dayClasses } from '../../drawing/day-classes';
import {
  HangingSquare,
  hangingSquareRect,
  hangingSquareViewBox,
} from '../../drawing/HangingSquare';
import { type Weekday, weekdays } from '../../schema/vocabulary';
import {
  getNarrowCalendarPaths,
  getWideCalendarPaths,
  type Meetings,
  positionClasses,
} from './hero-geometry';
import { LooseSquares } from './LooseSquares';

type CalendarProps = ReturnType<typeof getWideCalendarPaths> & { className: string };

function Calendar({ emptyPath, heldPath, ticksPath, missedPath, className }: CalendarProps) {
  return (
    <g className={className} strokeLinecap="round">
      <path d={emptyPath} strokeWidth="24" className="fill-empty stroke-empty opacity-40" />
      <path d={heldPath} strokeWidth="24" className="fill-meeting stroke-meeting" />
      <path d={ticksPath} strokeWidth="8.5" className="fill-none stroke-on-meeting" />
      <path d={missedPath} className="meeting-stroke lg:stroke-4" />
    </g>
  );
}

/** The example lead's square as a prospect and as a qualified lead. */
const exampleLeadSquares = (
  <>
    <g className={positionClasses.prospect}>
      <HangingSquare state="prospect" />
    </g>
    <g className={positionClasses.qualified}>
      {/* Faint copies behind the green square, which show that it moves. */}
      <svg viewBox={hangingSquareViewBox} aria-hidden="true">
        <rect
          {...hangingSquareRect}
          className="fill-qualified opacity-25 [translate:-40px] lg:[translate:-58px]"
        />
        <rect
          {...hangingSquareRect}
          className="fill-qualified opacity-40 [translate:-20px] lg:[translate:-29px]"
        />
      </svg>
      <HangingSquare state="qualified" />
    </g>
  </>
);

const coverClasses = 'absolute inset-0 opacity-0 motion-safe:animate-vanish';

/**
 * The example lead's square on its day. It travels there once along the line. It is HTML, which browsers move
 * without repainting the drawing.
 */
function TravellingSquare({ weekday }: { weekday: Weekday }) {
  return (
    <div className={`travelling-square ${dayClasses[weekday]}`}>
      <HangingSquare state="held" />
      <div className={`${coverClasses} motion-safe:[animation-delay:2.1s]`}>
        <HangingSquare state="qualified">
          {/* Reaches up to the line while the square travels. */}
          <path d="M0-31v15" className="meeting-stroke" />
        </HangingSquare>
      </div>
      <div className={`${coverClasses} motion-safe:[animation-delay:1.1s]`}>
        <HangingSquare state="prospect" />
      </div>
    </div>
  );
}

const weekdayClasses = 'text-center font-semibold text-small text-ink-muted leading-normal';
const overDrawingClasses = 'absolute inset-x-0 top-[25.1%] h-[7.6%]';
const aboveDrawingClasses = 'lg:static lg:h-8 lg:items-start lg:text-left lg:text-small';

interface HeroDrawingProps {
  meetings: Meetings;
  /** The weekday of the example lead's meeting. If undefined, only loose squares and the calendar are drawn. */
  meetingWeekday: Weekday | undefined;
  className: string;
}

/**
 * Draws how one of the loose squares becomes a meeting in the calendar. The `svg` covers the first day of the
 * calendar alone, and the rest is drawn outside of it: so windows of all widths have the same units.
 */
export function HeroDrawing({ meetings, meetingWeekday, className }: HeroDrawingProps) {
  const narrowPaths = getNarrowCalendarPaths(meetings, meetingWeekday);
  const widePaths = getWideCalendarPaths(meetings, meetingWeekday);
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
        <svg viewBox="0 0 92 92" aria-hidden="true" className="w-[calc(92/508*100%)]">
          <LooseSquares
            rowClasses={meetingWeekday ? positionClasses.prospect : positionClasses.allLoose}
          />
          <Calendar {...narrowPaths} className="[translate:0_160px] lg:hidden" />
          <Calendar {...widePaths} className="max-lg:hidden" />
          {meetingWeekday && (
            <>
              <path d={narrowPaths.linePath} className="meeting-stroke lg:hidden" />
              <path d={widePaths.linePath} className="meeting-stroke max-lg:hidden" />
              {exampleLeadSquares}
            </>
          )}
        </svg>
        {meetingWeekday && <TravellingSquare weekday={meetingWeekday} />}
      </div>
    </div>
  );
}
