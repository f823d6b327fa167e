export interface BarsProps {
  label?: string;
  /** `today` is the part of `value` that exists already. */
  rows: readonly { label: string; text: string; value: number; today?: number }[];
}

/** Values on one scale from zero; with `today` the new part is colored, else the last bar. */
export function Bars({ label, rows }: BarsProps) {
  const largest = Math.max(1e-9, ...rows.map(({ value }) => value));
  const share = (value: number) => `${((Math.max(0, value) / largest) * 100).toFixed(1)}%`;
  return (
    <ul aria-label={label} className="grid gap-2 text-small sm:gap-3">
      {rows.map(({ today, ...row }, index) => {
        const isNew = today !== undefined || index === rows.length - 1;
        return (
          <li key={row.label}>
            <p className="flex flex-wrap justify-between gap-x-4">
              {row.label} <span className="min-w-0 font-semibold tabular">{row.text}</span>
            </p>
            <svg aria-hidden="true" className="h-4 w-full sm:mt-1 sm:h-5">
              <rect
                width={share(row.value)}
                height="100%"
                className={isNew ? 'fill-qualified' : 'fill-prospect'}
              />
              <rect
                width={share(Math.min(today ?? 0, row.value))}
                height="100%"
                className="fill-prospect"
              />
            </svg>
          </li>
        );
      })}
    </ul>
  );
}
