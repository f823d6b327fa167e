import {
  CalendarDays,
  CircleDollarSign,
  Clock,
  type LucideIcon,
  Percent,
  Target,
  TrendingDown,
  TrendingUp,
  Users,
} from 'lucide-react';
import type { MetricIcon } from '../../schema/vocabulary';

export interface MetricTileProps {
  label: string;
  value: string;
  icon: MetricIcon;
}

const icons: Record<MetricIcon, LucideIcon> = {
  calendar: CalendarDays,
  clock: Clock,
  dollar: CircleDollarSign,
  percent: Percent,
  target: Target,
  'trending-down': TrendingDown,
  'trending-up': TrendingUp,
  users: Users,
};

/** One of the four figures of a case: seen value first, read as what it counts and how much. */
export function MetricTile({ label, value, icon }: MetricTileProps) {
  const Icon = icons[icon];
  return (
    <li className="flex flex-col border-rule border-b py-6 max-lg:even:gutter-rule lg:not-first:gutter-rule">
      <span className="order-last mt-2 text-ink-2 text-small">
        {/* Sharp corners, as the squares have them. */}
        <Icon
          aria-hidden="true"
          strokeWidth={2}
          strokeLinecap="square"
          strokeLinejoin="miter"
          className="-mt-0.5 mr-2 inline size-4 text-leaf"
        />
        {label}
        <span className="sr-only">:</span>
      </span>{' '}
      <span className="font-bold font-figure text-[clamp(2.125rem,1.7rem+2vw,4rem)] leading-none tracking-[-0.02em]">
        {value}
      </span>
    </li>
  );
}
