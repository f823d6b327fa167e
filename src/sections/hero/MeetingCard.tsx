import type { Handover } from '../../schema/handover';
import type { Weekday } from '../../schema/vocabulary';

/** Left of the eyelet: the middle of the day that the card hangs from. */
const eyeletClasses: Record<Weekday, string> = {
  Mon: 'before:left-[9.06%] lg:before:left-[15.33%]',
  Tue: 'before:left-[29.53%] lg:before:left-[15.33%]',
  Wed: 'before:left-[50%] lg:before:left-[15.33%]',
  Thu: 'before:left-[70.47%] lg:before:left-[50%]',
  Fri: 'before:left-[90.94%] lg:before:left-[84.67%]',
};

interface MeetingCardProps extends Handover {
  className: string;
}

/** Hangs from the drawing above it. */
export function MeetingCard({ brief, heroNeed, className }: MeetingCardProps) {
  const { time, name, role, company } = brief;
  return (
    <div
      className={`surface-accent relative self-start rounded-[0.75rem] px-4 pt-6 pb-4 text-small leading-snug not-full-color:border not-full-color:bg-paper before:absolute before:top-2 before:size-2.5 before:-translate-x-1/2 before:rounded-full before:bg-pine not-full-color:before:border ${eyeletClasses[time.weekday]} ${className}`}
    >
      <p className="font-bold font-display text-subheading leading-none tracking-tight">
        {time.weekday} {time.clock}
      </p>
      <p className="mt-2 font-semibold">{name}</p>
      <p>
        {role}, {company.size}
      </p>
      <p>{heroNeed}</p>
      <p>{brief.when}</p>
    </div>
  );
}
