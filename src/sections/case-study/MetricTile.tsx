import { icons } from 'lucide-react';
import type { CaseStudy } from '../../schema/case-studies';

/** Source order is for screen readers; CSS shows the value first. */
export function MetricTile({ label, value, icon }: CaseStudy['metrics'][number]) {
  const Icon = icons[icon];
  return (
    <li className="flex flex-col border-t-2 pt-4">
      <span className="order-last mt-2 flex gap-2 text-ink-muted text-small leading-tight max-sm:gap-1.5 max-sm:text-fine">
        <Icon className="mt-px size-4 shrink-0 text-qualified" />
        {label}
      </span>{' '}
      <span className="font-bold font-figure text-heading leading-none tracking-normal">
        {value}
      </span>
    </li>
  );
}
