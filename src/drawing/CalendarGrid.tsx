import type { ReactNode } from 'react';
import { weekdays } from '../schema/vocabulary';

/** Lays out weeks of working days. The gap is 12 of the 508 units that a week is wide in drawings. */
export function CalendarGrid({ children }: { children: ReactNode }) {
  return (
    <div className="grid grid-cols-5 gap-[2.36cqi]">
      {weekdays.map((name) => (
        <span key={name} aria-hidden="true" className="font-semibold text-ink-muted text-small">
          {name}
        </span>
      ))}
      {children}
    </div>
  );
}
