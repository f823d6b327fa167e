import type { ReactNode } from 'react';
import { Container } from './Container';

export interface CalendarColumnsProps {
  text: ReactNode;
  /** Between text and calendar; above the calendar on a phone. */
  between?: ReactNode;
  calendar: ReactNode;
  /** Below the text; below the calendar on a phone. */
  actions?: ReactNode;
}

/**
 * Text beside a calendar that ends with the content. `--step` is the step from one day to the next
 * (the gap is 0.115 of it): a phone has room for four days, and crops the first.
 * In parts of the window, less the container's padding: a size container would restyle the animated
 * calendar in each layout.
 */
export function CalendarColumns({ text, between, calendar, actions }: CalendarColumnsProps) {
  return (
    <Container className="grid grid-cols-1 [--gap:calc(var(--step)*0.115)] [--step:calc((100vw-2.5rem)*0.2574)] xs:[--step:calc((100vw-3rem)*0.2574)] sm:[--step:min((100vw-3rem)*0.2047,8.8rem)] hero:grid-cols-[minmax(0,1fr)_var(--step)_calc(5*var(--step)-var(--gap))] hero:items-center hero:[--step:clamp(4rem,min(8.15vw,14.5svh),8.25rem)]">
      <div className={`@container min-w-0 hero:pr-4 ${actions ? 'hero:self-end' : ''}`}>{text}</div>
      <div className="hero:px-2">{between}</div>
      <div className="flex flex-col items-end hero:col-start-3 hero:row-span-2 hero:row-start-1">
        {calendar}
      </div>
      {actions && <div className="hero:self-start hero:pr-4">{actions}</div>}
    </Container>
  );
}
