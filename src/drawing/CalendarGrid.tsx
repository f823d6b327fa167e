import type { ReactNode } from 'react';
import { weekdays } from '../schema/vocabulary';

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
