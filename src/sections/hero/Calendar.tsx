import { Check } from 'lucide-react';
import { CalendarGrid } from '../../drawing/CalendarColumns';
import type { Handover } from '../../schema/records';
import { weekdays } from '../../schema/vocabulary';

/** Days with a meeting in each week; 0 is Monday. A phone shows all but the last week. */
const weeks: readonly (readonly number[])[] = [
  [0, 2, 4],
  [1, 3],
  [0, 2],
  [1, 4],
];

/** Left edge of the opened meeting by weekday. It is as wide as two days, so Friday's starts a day early. */
const openedEdgeClasses = ['left-0', 'left-1/5', 'left-2/5', 'left-3/5', 'left-3/5'] as const;

/** Start of the animation by weekday: left of Monday, in the same week, so that it crosses no text. */
const startPositionClasses = [
  '[--settle-from:-130%]',
  '[--settle-from:-230%]',
  '[--settle-from:-330%]',
  '[--settle-from:-430%]',
  '[--settle-from:-530%]',
] as const;

const dayClasses =
  '*:relative *:aspect-square *:rounded-[14%] *:border-2 *:border-faint max-sm:*:nth-[n+16]:hidden';
const meetingClasses =
  '*:*:absolute *:*:-inset-0.5 *:*:rounded-[inherit] *:*:border-2 *:*:border-meeting *:*:bg-meeting *:*:forced-color-adjust-none *:*:motion-safe:animate-settle max-md:*:*:[animation-duration:0s]';
const tickClasses =
  '*:*:before:tick-shape *:*:before:absolute *:*:before:inset-1/4 *:*:before:text-on-meeting print:*:*:before:text-ink';

function OpenedMeeting({ brief, heroText }: Handover) {
  const { time, role, company } = brief;
  const edge = openedEdgeClasses[weekdays.indexOf(time.weekday)];
  return (
    <div
      className={`surface-accent relative w-2/5 self-start rounded-small p-2 outline-3 outline-pine sm:mt-[19%] lg:rounded-[0.75rem] lg:p-3 lg:outline-4 xl:p-4 print:outline-0 ${edge}`}
    >
      <p className="flex items-center justify-between font-bold font-display text-large leading-none tracking-tight">
        {time.clock}
        <Check strokeWidth={3.5} className="size-[0.8em]" />
      </p>
      <p className="mt-2 font-semibold text-fine">
        {role}, {company.size}
      </p>
      <p className="mt-2 text-fine text-ink-muted">{heroText}</p>
    </div>
  );
}

/** Draws four weeks with the meeting of `handover` opened. Meetings settle into their days on load. */
export function Calendar({ handover }: { handover: Handover | undefined }) {
  return (
    <CalendarGrid>
      <div className="col-span-5 grid *:[grid-area:1/1]">
        <div
          aria-hidden="true"
          className={`grid grid-cols-5 gap-2 lg:gap-3 ${dayClasses} ${meetingClasses} ${tickClasses}`}
        >
          {weeks.flatMap((days, week) =>
            weekdays.map((name, day) => {
              const key = name + week;
              return (
                <span key={key}>
                  {days.includes(day) && <span className={startPositionClasses[day]} />}
                </span>
              );
            }),
          )}
        </div>
        {handover && <OpenedMeeting {...handover} />}
      </div>
    </CalendarGrid>
  );
}
