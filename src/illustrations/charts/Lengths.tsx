export interface LengthsProps {
  rows: readonly { label: string; text: string; value: number }[];
  label?: string;
}

export function MeasuredText({ text, label }: { text: string; label: string }) {
  return (
    <p className="flex flex-wrap items-baseline gap-x-2 text-small leading-tight tabular">
      <span className="font-bold font-figure text-subheading">{text}</span>{' '}
      <span className="text-ink-2">{label}</span>
    </p>
  );
}

/** Values as lengths on one scale from zero, the last one in color. */
export function Lengths({ rows, label }: LengthsProps) {
  const largest = Math.max(1e-9, ...rows.map(({ value }) => value));
  return (
    <ul aria-label={label} className="grid gap-y-3">
      {rows.map((row) => (
        <li key={row.label} className="group grid gap-y-2">
          <MeasuredText text={row.text} label={row.label} />
          <svg aria-hidden="true" className="h-4 w-full fill-stranger group-last:fill-qualified">
            <rect width={`${((row.value / largest) * 100).toFixed(1)}%`} height="100%" />
          </svg>
        </li>
      ))}
    </ul>
  );
}
