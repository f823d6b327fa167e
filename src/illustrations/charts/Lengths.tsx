import type { Measured } from '../../lib/result-change';

export function MeasuredText({ row }: { row: Pick<Measured, 'text' | 'label'> }) {
  return (
    <p className="flex flex-wrap items-baseline gap-x-2 text-small leading-tight tabular">
      <span className="font-bold font-figure text-subheading">{row.text}</span>{' '}
      <span className="text-ink-2">{row.label}</span>
    </p>
  );
}

export interface LengthsProps {
  rows: readonly Pick<Measured, 'text' | 'label' | 'value'>[];
  label?: string;
}

/** Values as lengths on one scale from zero, the last one in color. */
export function Lengths({ rows, label }: LengthsProps) {
  const largest = Math.max(1e-9, ...rows.map(({ value }) => value));
  return (
    <ul aria-label={label} className="grid gap-y-3">
      {rows.map((row) => (
        <li key={row.label} className="group grid gap-y-2">
          <MeasuredText row={row} />
          <svg aria-hidden="true" className="h-4 w-full fill-stranger group-last:fill-qualified">
            <rect width={`${((row.value / largest) * 100).toFixed(1)}%`} height="100%" />
          </svg>
        </li>
      ))}
    </ul>
  );
}
