import type { ReactNode } from 'react';
import { weekdays } from '../schema/vocabulary';

interface CalendarColumnsProps {
  text: ReactNode;
  /** Stands between text and calendar; in narrow windows above the calendar. */
  between?: ReactNode;
  calendar: ReactNode;
  /** Stand below the text; in narrow windows below the calendar. */
  actions: ReactNode;
}

/**
 * Distance from one day to the next. On a phone five steps minus one gap (0.115 steps) must be as
 * wide as the content: 1 / 4.885 = 0.2047. Not in `cqi`, because a container would restyle the
 * animated calendar in each layout.
 */
const stepClasses =
  '[--gap:calc(var(--step)*0.115)] [--step:min((100vw-2*var(--gutter))*0.2047,8.8rem)] hero:[--step:clamp(4rem,min(8.15vw,14.5svh),8.25rem)]';

/** Places text beside a calendar at the right edge of the content. */
export function CalendarColumns({ text, between, calendar, actions }: CalendarColumnsProps) {
  return (
    <div
      className={`page-width grid grid-cols-1 hero:grid-cols-[minmax(0,1fr)_var(--step)_calc(5*var(--step)-var(--gap))] hero:items-center ${stepClasses}`}
    >
      <div className="@container min-w-0 hero:self-end hero:pr-4">{text}</div>
      <div className="hero:px-2">{between}</div>
      <div className="flex flex-col items-end hero:col-start-3 hero:row-span-2 hero:row-start-1">
        {calendar}
      </div>
      <div className="hero:self-start hero:pr-4">{actions}</div>
    </div>
  );
}

/** Lays out weeks of working days, with `--step` from cell to cell and `--gap` between them. */
export function CalendarGrid({ children }: { children: ReactNode }) {
  return (
    <div className="grid w-[calc(5*var(--step)-var(--gap))] grid-cols-5 gap-(--gap)">
      {weekdays.map((name) => (
        <span key={name} aria-hidden="true" className="font-semibold text-ink-muted text-small">
          {name}
        </span>
      ))}
      {children}
    </div>
  );
}
