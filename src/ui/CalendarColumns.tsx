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

/** Text beside a calendar that ends with the content; on a phone its first day may be cropped. */
export function CalendarColumns({ text, between, calendar, actions }: CalendarColumnsProps) {
  return (
    <Container className="grid grid-cols-1 [--gap:calc(var(--step)*0.115)] [--step:clamp(5rem,14vw,7rem)] hero:grid-cols-[minmax(0,1fr)_var(--step)_auto] hero:items-center hero:[--step:clamp(4rem,min(8.15vw,14.5svh),8.25rem)]">
      <div className={`@container min-w-0 hero:pr-4 ${actions ? 'hero:self-end' : ''}`}>{text}</div>
      <div className="hero:px-2">{between}</div>
      <div className="flex flex-col items-end hero:col-start-3 hero:row-span-2 hero:row-start-1">
        {calendar}
      </div>
      {actions && <div className="hero:self-start hero:pr-4">{actions}</div>}
    </Container>
  );
}
