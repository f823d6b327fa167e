import type { Handover } from '../../schema/handover';
import { dayClasses } from './hero-geometry';

interface MeetingCardProps extends Handover {
  className: string;
}

/** Hangs from the line of the drawing above it. */
export function MeetingCard({ brief, heroNeed, className }: MeetingCardProps) {
  const { time, name, role } = brief;
  return (
    <div
      className={`surface-accent card-eyelet flex flex-col rounded-[0.75rem] px-4 pt-6 pb-4 text-small leading-snug not-full-color:border not-full-color:bg-paper ${dayClasses[time.weekday]} ${className}`}
    >
      <p className="font-bold font-display text-subheading leading-none tracking-tight">
        {time.weekday} {time.clock}
      </p>
      <p className="mt-2 font-semibold lg:mt-auto lg:pt-2">
        {name}, {role}
      </p>
      <p>{heroNeed}</p>
      <p>{brief.when}</p>
    </div>
  );
}
