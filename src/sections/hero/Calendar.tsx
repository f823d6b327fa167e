import { Check } from 'lucide-react';
import { useId } from 'react';
import { CalendarGrid, dayGapClass } from '../../drawing/CalendarGrid';
import type { Handover } from '../../schema/handover';
import type { Weekday } from '../../schema/vocabulary';

/** Days with a meeting in each week. A phone shows all but the last week. */
const weeks: readonly (readonly Weekday[])[] = [
  ['Mon', 'Wed', 'Fri'],
  ['Tue', 'Thu'],
  ['Mon', 'Wed'],
  ['Tue', 'Fri'],
];

/** Column of a meeting. Its animation starts left of Monday, so that it crosses no text. */
const dayClasses: Record<Weekday, string> = {
  Mon: 'col-start-1 [--settle-from:-130%]',
  Tue: 'col-start-2 [--settle-from:-230%]',
  Wed: 'col-start-3 [--settle-from:-330%]',
  Thu: 'col-start-4 [--settle-from:-430%]',
  Fri: 'col-start-5 [--settle-from:-530%]',
};

const weekClasses = ['row-start-1', 'row-start-2', 'row-start-3', 'row-start-4 max-sm:hidden'];

/* Classes of the meetings' parent. */
const meetingClasses =
  '*:relative *:aspect-square *:rounded-[14%] *:border-2 *:border-meeting *:bg-meeting *:forced-color-adjust-none';
const tickClasses =
  '*:before:tick-shape *:before:absolute *:before:inset-1/4 *:before:text-on-meeting *:print:before:text-ink';
const animationClasses = '*:motion-safe:animate-settle *:max-md:[animation-duration:0s]';

/** Columns of the opened meeting: two days. Friday's starts a day early. */
const openedDaysClasses: Record<Weekday, string> = {
  Mon: 'col-[1/3]',
  Tue: 'col-[2/4]',
  Wed: 'col-[3/5]',
  Thu: 'col-[4/6]',
  Fri: 'col-[4/6]',
};

/** Rows of the opened meeting: two weeks; below `xl` three, because two are too low for the text. */
const openedWeeksClasses = 'row-[1/4] sm:row-[2/5] xl:row-[2/4]';

function OpenedMeeting({ brief, heroText }: Handover) {
  const { time, role, company } = brief;
  return (
    <div
      className={`surface-accent relative rounded-small p-[2.5cqi] text-[max(var(--text-fine),3.5cqi)] text-balance leading-tight outline-4 outline-pine sm:mt-3 lg:mt-4 lg:rounded-[0.75rem] ${openedWeeksClasses} ${openedDaysClasses[time.weekday]}`}
    >
      <p className="flex flex-wrap items-center justify-between font-bold font-display text-subheading leading-none tracking-tight">
        <span className="whitespace-nowrap">{time.clock}</span>
        <Check strokeWidth={3.5} className="size-[0.8em]" />
      </p>
      <p className="my-2 font-semibold">
        {role}, {company.size}
      </p>
      <p>{heroText}</p>
    </div>
  );
}

/** Draws the outline of each day. On a phone the last week is cropped. */
function Slots() {
  const id = useId();
  return (
    <svg
      viewBox="0 0 508 404"
      preserveAspectRatio="xMidYMin slice"
      aria-hidden="true"
      className="aspect-508/404 max-sm:aspect-508/302 sm:overflow-visible"
    >
      <pattern id={id} width="104" height="104" patternUnits="userSpaceOnUse">
        <rect
          x="1"
          y="1"
          width="90"
          height="90"
          rx="12"
          className="fill-none stroke-2 stroke-slot"
        />
      </pattern>
      <rect width="510" height="406" fill={`url(#${id})`} />
    </svg>
  );
}

/** Draws four weeks with the meeting of `handover` opened. Meetings settle into their days on load. */
export function Calendar({ handover }: { handover: Handover | undefined }) {
  return (
    <CalendarGrid>
      <div className="col-span-5 grid *:[grid-area:1/1]">
        <Slots />
        <div
          aria-hidden="true"
          className={`grid grid-cols-5 content-start ${dayGapClass} ${meetingClasses} ${tickClasses} ${animationClasses}`}
        >
          {weeks.flatMap((days, week) =>
            days.map((day) => {
              const classes = `${weekClasses[week]} ${dayClasses[day]}`;
              return <span key={classes} className={classes} />;
            }),
          )}
        </div>
        {handover && (
          <div className={`grid grid-cols-5 grid-rows-3 sm:grid-rows-4 ${dayGapClass}`}>
            <OpenedMeeting {...handover} />
          </div>
        )}
      </div>
    </CalendarGrid>
  );
}
