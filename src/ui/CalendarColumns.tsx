import type { ReactNode } from 'react';

interface CalendarColumnsProps {
  text: ReactNode;
  /** Between text and calendar; above the calendar on a phone. */
  between?: ReactNode;
  calendar: ReactNode;
  /** Below the text; below the calendar on a phone. */
  actions: ReactNode;
}

/**
 * Text beside a calendar that ends with the content. The step follows the window, because a size
 * container would restyle the animated calendar in each layout.
 */
export function CalendarColumns({ text, between, calendar, actions }: CalendarColumnsProps) {
  return (
    <div className="page-width calendar-step grid grid-cols-1 hero:grid-cols-[minmax(0,1fr)_var(--step)_calc(5*var(--step)-var(--gap))] hero:items-center">
      <div className="@container min-w-0 hero:self-end hero:pr-4">{text}</div>
      <div className="hero:px-2">{between}</div>
      <div className="flex flex-col items-end hero:col-start-3 hero:row-span-2 hero:row-start-1">
        {calendar}
      </div>
      <div className="hero:self-start hero:pr-4">{actions}</div>
    </div>
  );
}
