import type { CaseStudy } from '../../schema/case-studies';

const fittedSizes = [
  { length: 7, className: 'text-heading' },
  { length: 9, className: 'text-[min(var(--text-heading),23cqi)]' },
  { length: 12, className: 'text-[min(var(--text-heading),17cqi)]' },
];

/** Source order is for screen readers; CSS shows the value first. */
export function MetricTile({
  label,
  value,
}: Pick<CaseStudy['metrics'][number], 'label' | 'value'>) {
  const size = fittedSizes.find(({ length }) => value.length <= length)?.className;
  return (
    <li className="@container flex flex-col border-edge border-t pt-4">
      <span className="order-last mt-2 text-ink-muted text-small leading-tight">{label}</span>{' '}
      <span
        className={`whitespace-nowrap font-bold font-figure leading-none tracking-normal ${size}`}
      >
        {value}
      </span>
    </li>
  );
}
