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

const WIDTH = 1000;

/** Values as lengths on one scale from zero, the last one in color. */
export function Lengths({ rows, label }: LengthsProps) {
  const largest = Math.max(1e-9, ...rows.map(({ value }) => value));
  return (
    <ul aria-label={label} className="grid gap-y-3">
      {rows.map((row, index) => (
        <li key={row.label} className="grid gap-y-2">
          <MeasuredText row={row} />
          <svg
            viewBox={`0 0 ${WIDTH} 1`}
            preserveAspectRatio="none"
            aria-hidden="true"
            className="h-4 w-full"
          >
            <rect
              width={Math.round((row.value / largest) * WIDTH)}
              height="1"
              className={index === rows.length - 1 ? 'fill-qualified' : 'fill-stranger'}
            />
          </svg>
        </li>
      ))}
    </ul>
  );
}
