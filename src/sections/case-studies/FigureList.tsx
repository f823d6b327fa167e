import type { ReactNode } from 'react';
import { getFitClass } from '../../ui/figure-fit';

interface FigureListProps {
  items: readonly { value: string; label: string; icon?: ReactNode }[];
  label: string;
  /** Sets the columns, and the largest font size as `--fit`. */
  className: string;
}

/** Shows values with their labels, all in one size, in which the longest fits its column. */
export function FigureList({ items, label: listLabel, className }: FigureListProps) {
  const longest = Math.max(...items.map(({ value }) => value.length));
  return (
    <ul aria-label={listLabel} className={`grid gap-x-[16px] md:gap-x-[32px] ${className}`}>
      {items.map(({ value, label, icon }) => (
        <li key={label} className="@container">
          <span className={`-ml-[0.02em] block font-figure leading-none ${getFitClass(longest)}`}>
            {value}
          </span>{' '}
          <span className="mt-1.5 flex text-balance text-ink-muted text-small leading-snug md:text-body md:leading-snug">
            {icon}
            {label}
          </span>
        </li>
      ))}
    </ul>
  );
}
