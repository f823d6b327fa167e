import { Squares } from '../../illustrations/squares/Squares';
import type { PlanMonth as Month } from '../../lib/plan-month';

export interface PlanMonthProps {
  month: Month;
  caption: string;
  className?: string;
}

/** A month of the plan, one square for each lead. What is wider runs over the edge of the card. */
export function PlanMonth({ month, caption, className = '' }: PlanMonthProps) {
  return (
    <figure className={className}>
      <Squares {...month} className="block w-full overflow-visible" />
      <figcaption className="mt-3 font-semibold text-small">{caption}</figcaption>
    </figure>
  );
}
