import { Fragment } from 'react';
import { Squares } from './Squares';

/** Monday to Friday. */
export type Weekdays = readonly [string, string, string, string, string];

export interface CalendarProps {
  weekdays: Weekdays;
  /** One name for each week, or none at all. */
  weeks?: readonly string[];
  /** For each week the days with a meeting, Monday being 0. */
  meetings: readonly (readonly number[])[];
  /** Whether the meetings fly in when the page opens. */
  settles?: boolean;
}

const workdays = [0, 1, 2, 3, 4] as const;
const CELL = 100;
const STEP = 112;

/**
 * Weeks of working days, a square for each meeting. `--step` around it is the width of a day.
 * Each day is an element of its own, because browsers move elements without the main thread.
 */
export function Calendar({ weekdays, weeks = [], meetings, settles = false }: CalendarProps) {
  const hasNames = weeks.length > 0;
  const columns = hasNames
    ? 'grid-cols-[auto_repeat(5,var(--step))]'
    : 'grid-cols-[repeat(5,var(--step))]';
  return (
    <div aria-hidden="true" className={`grid w-max items-center font-semibold ${columns}`}>
      {hasNames && <span />}
      {workdays.map((day) => (
        <span key={day} className="w-[89%] overflow-clip pb-[0.9em] text-center text-ink-2">
          {weekdays[day]}
        </span>
      ))}
      {[...meetings.entries()].map(([week, days]) => (
        <Fragment key={week}>
          {hasNames && <span className="pr-[1.2em]">{weeks[week]}</span>}
          {workdays.map((day) => {
            const state = days.includes(day) ? 'meeting' : 'open';
            return (
              <Squares
                key={day}
                width={STEP}
                height={STEP}
                squares={[{ x: 0, y: 0, size: CELL, state }]}
                className={settles && state === 'meeting' ? 'settle' : ''}
              />
            );
          })}
        </Fragment>
      ))}
    </div>
  );
}
