import type { ReactNode } from 'react';
import { WeekdayNames } from '../../drawing/WeekdayNames';
import { type Weekday, weekdays } from '../../schema/vocabulary';

interface CalendarProps {
  /** One meeting, enlarged to 2×2 cells (three rows on a phone). */
  openedMeeting?: { weekday: Weekday; text: ReactNode } | undefined;
}

/** Weekdays with a meeting, per week; 0 is Monday. */
const weeks: readonly (readonly number[])[] = [
  [0, 2, 4],
  [1, 3],
  [0, 2, 3],
  [1, 4],
];
const OPENED_WEEK = 1;
const LAST_PHONE_WEEK = 2;

/** Start column by weekday. A meeting takes two columns, so Friday's starts in the fourth. */
const openedColumns = ['col-start-1', 'col-start-2', 'col-start-3', 'col-start-4'] as const;

/** Where squares start to settle, by weekday: left of Monday, above or below their weeks. */
const startPositions = [
  '[--settle-from:-130%,-80%]',
  '[--settle-from:-230%,100%]',
  '[--settle-from:-330%,-160%]',
  '[--settle-from:-430%,100%]',
  '[--settle-from:-530%,-80%]',
] as const;

const heldDay = 'border-meeting bg-meeting forced-color-adjust-none';
const heldDayTick =
  'relative before:tick-shape before:absolute before:inset-[24%] before:text-on-meeting print:before:text-ink';
const settles = 'motion-safe:animate-settle max-hero:[animation-duration:0s]';

/** Draws weeks of working days. The meetings settle when the page opens. */
export function Calendar({ openedMeeting }: CalendarProps) {
  const column =
    openedMeeting && Math.min(weekdays.indexOf(openedMeeting.weekday), openedColumns.length - 1);
  const isCovered = (week: number, day: number) =>
    column !== undefined && [0, 1].includes(week - OPENED_WEEK) && [0, 1].includes(day - column);
  return (
    <div className="grid w-[calc(5*var(--step)-var(--gap))] grid-cols-5 gap-(--gap)">
      <div aria-hidden="true" className="contents">
        <WeekdayNames />
      </div>
      <div aria-hidden="true" className="contents *:aspect-square *:rounded-[14%] *:border-2">
        {weeks.map((days, week) =>
          weekdays.map((name, day) => {
            if (isCovered(week, day)) return null;
            const key = name + week;
            const state = days.includes(day)
              ? `${heldDay} ${heldDayTick} ${settles} ${startPositions[day]}`
              : 'border-faint';
            const isOnPhones = week <= LAST_PHONE_WEEK && !isCovered(OPENED_WEEK, day);
            const className = `${state} ${isOnPhones ? '' : 'max-sm:hidden'}`;
            return <span key={key} className={className} />;
          }),
        )}
      </div>
      {openedMeeting && (
        <div
          className={`surface-accent relative z-1 col-span-2 row-span-2 row-start-3 max-sm:row-span-3 max-sm:row-start-2 min-h-full self-start rounded-[calc(var(--step)*0.17)] border-2 border-accent p-[calc(var(--step)*0.17)] [box-shadow:0_0_0_6px_var(--color-pine)] print:[box-shadow:none] ${openedColumns[column ?? 0]}`}
        >
          {openedMeeting.text}
        </div>
      )}
    </div>
  );
}
