import type { Industry } from '../schema/vocabulary';
import { getSurfaceClasses } from './industry-surfaces';

interface InitialsTileProps {
  initials: string;
  industry: Industry;
  className: string;
}

/** Decorative: the name stands beside it. */
export function InitialsTile({ initials, industry, className }: InitialsTileProps) {
  return (
    <span
      aria-hidden="true"
      className={`grid rotate-12 place-items-center border-meeting font-display not-full-color:bg-paper not-full-color:text-ink ${getSurfaceClasses(industry)} ${className}`}
    >
      <span className="-rotate-12">{initials}</span>
    </span>
  );
}
