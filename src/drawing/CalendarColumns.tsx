import type { ReactNode } from 'react';
import { weekdays } from '../schema/vocabulary';

interface CalendarColumnsProps {
  text: ReactNode;
  /** Stands in the column between text and calendar, in wide windows. */
  between?: ReactNode;
  calendar: ReactNode;
  /** Stand below the text; on a phone below the calendar. The text then has more room on a tablet. */
  actions?: ReactNode;
}

/** Places text beside a calendar at the right edge of the content. */
export function CalendarColumns({ text, between, calendar, actions }: CalendarColumnsProps) {
  return (
    <div className="page-width page-grid items-center">
      <div
        className={`@container col-span-full ${actions ? 'lg:col-span-6 lg:self-end' : 'md:col-span-6'}`}
      >
        {text}
      </div>
      {between && (
        <div className="max-lg:hidden lg:col-start-7 lg:row-start-1 print:hidden">{between}</div>
      )}
      <div
        className={`@container col-span-full md:col-span-6 md:col-start-7 lg:col-span-5 lg:col-start-8 ${actions ? 'md:row-start-2 lg:row-[1/3]' : 'md:row-start-1'}`}
      >
        {calendar}
      </div>
      {actions && (
        <div className="col-span-full md:col-span-6 md:col-start-1 md:row-start-2 lg:self-start">
          {actions}
        </div>
      )}
    </div>
  );
}

/** Gap between days: 12 of the 508 units that a week is wide in the drawings. */
export const dayGapClass = 'gap-[2.36cqi]';

/** Lays out weeks of working days. */
export function CalendarGrid({ children }: { children: ReactNode }) {
  return (
    <div className={`grid grid-cols-5 ${dayGapClass}`}>
      {weekdays.map((name) => (
        <span key={name} aria-hidden="true" className="font-semibold text-ink-muted text-small">
          {name}
        </span>
      ))}
      {children}
    </div>
  );
}
