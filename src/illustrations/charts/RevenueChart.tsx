export interface RevenueChartProps {
  title: string;
  /** Of `value`, `today` is what there is already; both in dollars. */
  bars: readonly { name: string; value: number; today: number; text: string }[];
}

/** Bars on one scale from zero; what comes to today's revenue is set off. */
export function RevenueChart({ title, bars }: RevenueChartProps) {
  const largest = Math.max(1, ...bars.map(({ value }) => value));
  const percent = (value: number) => `${Math.round((Math.max(0, value) / largest) * 1000) / 10}%`;
  return (
    <figure>
      <figcaption className="mb-2 font-semibold sm:mb-4">{title}</figcaption>
      <ul className="grid gap-2 sm:gap-3">
        {bars.map(({ name, value, today, text }) => (
          <li key={name} className="text-small">
            <p className="flex flex-wrap justify-between gap-x-4">
              {name} <span className="min-w-0 font-semibold tabular">{text}</span>
            </p>
            <svg aria-hidden="true" className="h-4 w-full sm:mt-1 sm:h-5 border-ink border-l-2">
              <rect width={percent(value)} height="100%" className="fill-qualified" />
              <rect width={percent(Math.min(today, value))} height="100%" className="fill-bar" />
            </svg>
          </li>
        ))}
      </ul>
    </figure>
  );
}
