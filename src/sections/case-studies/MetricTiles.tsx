import type { CaseStudy } from '../../schema/case-studies';

const sizes = [
  { maxLength: 7, className: 'text-[min(var(--text-heading),30cqi)]' },
  { maxLength: 9, className: 'text-[min(var(--text-heading),23cqi)]' },
  { maxLength: 12, className: 'text-[min(var(--text-heading),14cqi)]' },
];

interface MetricTilesProps {
  metrics: CaseStudy['metrics'];
  label: string;
}

/** Shows the values in one size, in which the longest fits its tile. */
export function MetricTiles({ metrics, label: listLabel }: MetricTilesProps) {
  const length = Math.max(...metrics.map(({ value }) => value.length));
  const size = sizes.find(({ maxLength }) => length <= maxLength)?.className;
  return (
    <ul
      aria-label={listLabel}
      className="mt-10 grid grid-cols-2 gap-x-4 gap-y-6 md:gap-x-8 lg:grid-cols-4"
    >
      {/* Source order is for screen readers; CSS shows the value first. */}
      {metrics.map(({ label, value }) => (
        <li key={label} className="@container flex flex-col border-edge border-t pt-4">
          <span className="order-last mt-2 text-ink-muted text-small leading-tight">{label}</span>{' '}
          <span className={`whitespace-nowrap font-figure leading-none tracking-normal ${size}`}>
            {value}
          </span>
        </li>
      ))}
    </ul>
  );
}
