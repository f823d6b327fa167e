import { formatUnitPrice } from '../../lib/format';
import { interpolate } from '../../lib/template';
import type { CaseStudy } from '../../schema/case-studies';
import type { CaseStudiesCopy } from '../../schema/copy/case-studies';
import { Heading } from '../../ui/Heading';
import { ChartLabel } from './ChartLabel';

interface RatioChartProps {
  trend: NonNullable<CaseStudy['trend']>;
  timeframe: string;
  copy: CaseStudiesCopy['labels']['ratio'];
}

/** Compares revenue per dollar spent, before and after, on one scale. Each part of a bar is a dollar. */
export function RatioChart({ trend, timeframe, copy }: RatioChartProps) {
  const { points, ratioTitle } = trend;
  if (!ratioTitle) return null;
  const before = points.at(0)?.value ?? 0;
  const after = points.at(-1)?.value ?? 0;
  const largest = Math.max(1, before, after);
  const gap = Math.min(0.003 * largest, 0.25);
  const rows = [
    { dollars: 1, label: copy.spent, color: 'stroke-ink' },
    { dollars: before, label: copy.before, color: 'stroke-chart-muted' },
    {
      dollars: after,
      label: interpolate(copy.after, { time: timeframe }),
      color: 'stroke-meeting',
    },
  ];
  return (
    <figure className="col-span-full">
      <Heading level={3}>{ratioTitle}</Heading>
      <ol className="mt-5 grid gap-y-4 lg:gap-y-6">
        {rows.map(({ dollars, label, color }) => (
          <li key={label} className="grid items-center gap-y-2 lg:page-grid">
            <ChartLabel value={formatUnitPrice(dollars)} label={label} alignment="center" />
            {/* The gap between dollars is 0.3% of the full width, or a quarter of a dollar. */}
            <svg
              viewBox={`0 0 ${largest} 1`}
              preserveAspectRatio="none"
              aria-hidden="true"
              className="h-6 w-full keep-colors lg:col-[4/-1] xl:col-[3/-1] xl:pl-3"
            >
              {dollars > 0 && (
                <path
                  d={`M0 .5H${dollars}`}
                  strokeDasharray={`${1 - gap} ${gap}`}
                  className={color}
                />
              )}
            </svg>
          </li>
        ))}
      </ol>
    </figure>
  );
}
