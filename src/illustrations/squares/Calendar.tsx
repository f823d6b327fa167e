import { Fragment } from 'react';
import { Squares } from './Squares';

/** Monday to Friday. */
export type Weekdays = readonly [string, string, string, string, string];

export interface CalendarProps {
  weekdays?: Weekdays;
  /** One name for each week, or none at all. */
  weeks?: readonly string[];
  /** For each week the days with a meeting, Monday being 0. */
  meetings: readonly (readonly number[])[];
  /** Whether the meetings fly in when the page opens. */
  settles?: boolean;
}

const workdays = [0, 1, 2, 3, 4] as const;
const FRIDAY = 4;
const CELL = 100;
const STEP = 112;

/**
 * Weeks of working days, a square for each meeting. It fills its box, whose right edge is that of
 * the window: Friday's column is as wide as half a square, and the rest runs over the edge.
 * Each day is an element of its own, because browsers move elements without the main thread.
 */
export function Calendar({ weekdays, weeks = [], meetings, settles = false }: CalendarProps) {
  const hasNames = weeks.length > 0;
  const columns = hasNames
    ? 'grid-cols-[auto_repeat(4,minmax(0,1fr))_minmax(0,0.446fr)]'
    : 'grid-cols-[repeat(4,minmax(0,1fr))_minmax(0,0.446fr)]';
  return (
    <div aria-hidden="true" className={`grid items-center font-semibold ${columns}`}>
      {weekdays && hasNames && <span />}
      {weekdays?.map((name) => (
        <span key={name} className="overflow-clip whitespace-nowrap pb-[0.7em] text-ink-2">
          {name}
        </span>
      ))}
      {[...meetings.entries()].map(([week, days]) => (
        <Fragment key={week}>
          {hasNames && <span className="pr-[1.2em]">{weeks[week]}</span>}
          {workdays.map((day) => {
            const state = days.includes(day) ? 'meeting' : 'open';
            return (
              <span
                key={day}
                className={`${settles && state === 'meeting' ? 'settle' : ''} ${day === FRIDAY ? 'w-[224%]' : ''}`.trim()}
              >
                <Squares
                  width={STEP}
                  height={STEP}
                  squares={[{ x: 0, y: 0, size: CELL, state }]}
                  className="w-full"
                />
              </span>
            );
          })}
        </Fragment>
      ))}
    </div>
  );
}
