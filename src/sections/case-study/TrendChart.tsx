import { formatWithUnit } from '../../lib/format';
import type { CaseStudy } from '../../schema/case-studies';

/** Draws a column for each point, from zero up. */
export function TrendChart({ trend }: Pick<CaseStudy, 'trend'>) {
  const largest = Math.max(...trend.points.map(({ value }) => value));
  return (
    <figure className="flex flex-col">
      <figcaption className="font-bold font-display text-subheading">{trend.title}</figcaption>
      <ol className="@container grid grow auto-cols-fr grid-flow-col pt-10">
        {trend.points.map(({ label, value }) => (
          <li
            key={label}
            className="group grid min-w-0 grid-cols-1 grid-rows-[1fr_auto] text-center"
          >
            <span className="flex min-h-52 flex-col [contain:size] justify-end border-ink border-b-2 px-0.5 sm:px-1.5">
              <span className="pb-1.5 font-bold font-figure text-[clamp(0.9375rem,4cqi,1.5rem)] leading-none">
                {formatWithUnit(value, trend)}
              </span>
              {value > 0 && (
                <svg
                  height={`${(100 * value) / largest}%`}
                  className="mx-auto w-full max-w-28 shrink-0 fill-chart-muted group-last:fill-meeting"
                  aria-hidden="true"
                >
                  <rect width="100%" height="100%" rx="3" />
                </svg>
              )}
            </span>{' '}
            <span className="px-1.5 pt-2 text-fine text-ink-muted sm:px-0">{label}</span>
          </li>
        ))}
      </ol>
    </figure>
  );
}
