import { Check } from 'lucide-react';
import { CalendarGrid } from '../../drawing/CalendarColumns';
import type { Handover } from '../../schema/records';
import { weekdays } from '../../schema/vocabulary';

/** Days with a meeting in each week; 0 is Monday. */
const weeks: readonly (readonly number[])[] = [
  [0, 2, 4],
  [1, 3],
  [0, 2, 3],
  [1, 4],
];
const OPENED_WEEK = 1;
const LAST_PHONE_WEEK = 2;

/** Start column of the opened meeting by weekday. It spans two, so Friday's is the fourth. */
const columnClasses = ['col-start-1', 'col-start-2', 'col-start-3', 'col-start-4'] as const;

/** Start of the animation by weekday: left of Monday, in its own week. */
const startPositionClasses = [
  '[--settle-from:-130%]',
  '[--settle-from:-230%]',
  '[--settle-from:-330%]',
  '[--settle-from:-430%]',
  '[--settle-from:-530%]',
] as const;

const meetingClasses =
  'absolute -inset-0.5 rounded-[14%] border-2 border-meeting bg-meeting forced-color-adjust-none';
const tickClasses =
  'before:tick-shape before:absolute before:inset-[24%] before:text-on-meeting print:before:text-ink';
const settleClasses = 'motion-safe:animate-settle max-hero:[animation-duration:0s]';

const openedShapeClasses =
  'min-h-full rounded-[calc(var(--step)*0.17)] border-2 border-accent p-[calc(var(--step)*0.17)] [box-shadow:0_0_0_6px_var(--color-pine)] print:[box-shadow:none]';
/** Two columns and two rows; three rows on a phone. */
const openedCellClasses =
  'relative z-1 col-span-2 row-span-2 row-start-3 max-sm:row-span-3 max-sm:row-start-2';

function OpenedMeeting({ brief, heroText }: Handover) {
  const { time, role, company } = brief;
  return (
    <>
      <p className="flex items-center justify-between font-bold font-display text-[max(1.125rem,calc(var(--step)*0.28))] leading-none tracking-[-0.02em]">
        {time.clock}
        <Check strokeWidth={3.5} className="size-[0.8em]" />
      </p>
      <p className="mt-[0.4em] font-semibold text-[max(0.8125rem,calc(var(--step)*0.153))] max-sm:text-[max(0.8125rem,calc(var(--step)*0.19))] leading-tight">
        {role}, {company.size}
      </p>
      <p className="mt-[0.7em] text-[max(0.8125rem,calc(var(--step)*0.144))] max-sm:text-[max(0.8125rem,calc(var(--step)*0.19))] text-ink-muted leading-[1.35]">
        {heroText}
      </p>
    </>
  );
}

/** Draws four weeks with the meeting of `handover` opened. Meetings settle into place on load. */
export function Calendar({ handover }: { handover: Handover | undefined }) {
  const openedColumn =
    handover && Math.min(weekdays.indexOf(handover.brief.time.weekday), columnClasses.length - 1);
  const isCovered = (week: number, day: number) =>
    openedColumn !== undefined &&
    [0, 1].includes(week - OPENED_WEEK) &&
    [0, 1].includes(day - openedColumn);
  return (
    <CalendarGrid>
      <div aria-hidden="true" className="contents *:aspect-square *:rounded-[14%] *:border-2">
        {weeks.map((days, week) =>
          weekdays.map((name, day) => {
            if (isCovered(week, day)) return null;
            const key = name + week;
            // On a phone the opened meeting covers its columns in all weeks that are shown.
            const isOnPhones = week <= LAST_PHONE_WEEK && !isCovered(OPENED_WEEK, day);
            return (
              <span
                key={key}
                className={`relative border-faint ${isOnPhones ? '' : 'max-sm:hidden'}`}
              >
                {days.includes(day) && (
                  <span
                    className={`${meetingClasses} ${tickClasses} ${settleClasses} ${startPositionClasses[day]}`}
                  />
                )}
              </span>
            );
          }),
        )}
      </div>
      {handover && openedColumn !== undefined && (
        <div
          className={`surface-accent self-start ${openedShapeClasses} ${openedCellClasses} ${columnClasses[openedColumn]}`}
        >
          <OpenedMeeting {...handover} />
        </div>
      )}
    </CalendarGrid>
  );
}
