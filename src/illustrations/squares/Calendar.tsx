import { Fragment } from 'react';
import { Squares } from './Squares';

export type Weekdays = readonly [string, string, string, string, string];

export interface CalendarProps {
  weekdays: Weekdays;
  weeks?: readonly string[];
  /** For each week the days with a meeting; Monday is 0. */
  meetings: readonly (readonly number[])[];
  /** Animates the meetings when the page opens. */
  settles?: boolean;
}

const workdays = [0, 1, 2, 3, 4] as const;
/** Each day's position, and its path from a common start left of Monday. */
const places = [
  'left-0 [--settle-x:-130%]',
  'left-1/5 [--settle-x:-230%]',
  'left-2/5 [--settle-x:-330%]',
  'left-3/5 [--settle-x:-430%]',
  'left-4/5 [--settle-x:-530%]',
] as const;
const CELL = 100;
const STEP = 112;

/** Meetings are elements, because browsers animate elements off the main thread. */
function Week({ days, settles }: { days: readonly number[]; settles: boolean }) {
  const open = workdays.filter((day) => !days.includes(day));
  return (
    <>
      <Squares
        width={workdays.length * STEP}
        height={STEP}
        squares={open.map((day) => ({ x: day * STEP, y: 0, size: CELL, state: 'open' }))}
        className="w-full"
      />
      {days.map((day) => (
        <span
          key={day}
          className={`absolute top-0 w-1/5 ${settles ? 'settle' : ''} ${places[day]}`}
        >
          <Squares
            width={STEP}
            height={STEP}
            squares={[{ x: 0, y: 0, size: CELL, state: 'held' }]}
            className="w-full"
          />
        </span>
      ))}
    </>
  );
}

/**
 * Weeks of working days. The window's edge crops Friday to half a square, unless `--friday` is
 * `1fr` and `--week` is 100 %.
 */
export function Calendar({ weekdays, weeks = [], meetings, settles = false }: CalendarProps) {
  const hasNames = weeks.length > 0;
  const columns = hasNames
    ? 'grid-cols-[auto_repeat(4,minmax(0,1fr))_minmax(0,var(--friday,0.446fr))]'
    : 'grid-cols-[repeat(4,minmax(0,1fr))_minmax(0,var(--friday,0.446fr))]';
  return (
    <div aria-hidden="true" className={`grid items-center font-semibold ${columns}`}>
      {hasNames && <span />}
      {weekdays.map((name) => (
        <span key={name} className="overflow-clip whitespace-nowrap pb-[0.7em] text-ink-2">
          {name}
        </span>
      ))}
      {[...meetings.entries()].map(([week, days]) => (
        <Fragment key={week}>
          {hasNames && <span className="pr-[1.2em]">{weeks[week]}</span>}
          {/* Five columns, the last of them whole. */}
          <div className="relative col-span-5 w-(--week,112.46%)">
            <Week days={days} settles={settles} />
          </div>
        </Fragment>
      ))}
    </div>
  );
}
