import type { ReactNode } from 'react';
import { type Weekday, weekdays } from '../schema/vocabulary';

export interface CalendarProps {
  /** A meeting opened to two by two cells in the second week, on a phone to three weeks, with text. */
  opened?: { day: Weekday; text: ReactNode } | undefined;
}

/** For each week the days with a meeting; Monday is 0. */
const weeks: readonly (readonly number[])[] = [
  [0, 2, 4],
  [1, 3],
  [0, 2, 3],
  [1, 4],
];
const OPENED_WEEK = 1;
const LAST_PHONE_WEEK = 2;

/** By the column of its left half. */
const openedColumns = ['col-start-1', 'col-start-2', 'col-start-3', 'col-start-4'] as const;

/** By day: the path from a common start left of Monday. */
const paths = [
  '[--settle-x:-130%]',
  '[--settle-x:-230%]',
  '[--settle-x:-330%]',
  '[--settle-x:-430%]',
  '[--settle-x:-530%]',
] as const;

export function WeekdayNames() {
  return weekdays.map((name) => (
    <span key={name} className="font-semibold text-ink-2 text-small">
      {name}
    </span>
  ));
}

/**
 * Weeks of working days, `--step` from one cell to the next, `--gap` between them. The meetings
 * settle when the page opens.
 */
export function Calendar({ opened }: CalendarProps) {
  const column = opened && Math.min(weekdays.indexOf(opened.day), openedColumns.length - 1);
  const isCovered = (week: number, day: number) =>
    column !== undefined && [0, 1].includes(week - OPENED_WEEK) && [0, 1].includes(day - column);
  return (
    <div className="grid w-[calc(5*var(--step)-var(--gap))] grid-cols-5 gap-(--gap)">
      <div aria-hidden="true" className="contents">
        <WeekdayNames />
      </div>
      <div aria-hidden="true" className="contents calendar-days">
        {weeks.map((days, week) =>
          weekdays.map((name, day) => {
            if (isCovered(week, day)) return null;
            const key = name + week;
            const isHeld = days.includes(day);
            const motion = isHeld ? `settle ${paths[day]}` : '';
            // When shown again, a square that a phone hides would settle again.
            const isOnPhones = week <= LAST_PHONE_WEEK && !isCovered(OPENED_WEEK, day);
            const className = isOnPhones ? motion : 'max-sm:hidden';
            return <span key={key} data-held={isHeld ? '' : undefined} className={className} />;
          }),
        )}
      </div>
      {opened && (
        <div
          className={`surface-accent relative z-1 col-span-2 row-span-2 row-start-3 max-sm:row-span-3 max-sm:row-start-2 min-h-full self-start rounded-[calc(var(--step)*0.17)] border-2 border-accent p-[calc(var(--step)*0.17)] [box-shadow:0_0_0_6px_var(--color-pine)] print:[box-shadow:none] ${openedColumns[column ?? 0]}`}
        >
          {opened.text}
        </div>
      )}
    </div>
  );
}
