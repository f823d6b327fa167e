import { formatWithUnit } from '../../lib/format';
import type { CaseStudy } from '../../schema/case-studies';
import { Heading } from '../../ui/Heading';

interface TrendChartProps {
  trend: NonNullable<CaseStudy['trend']>;
  className: string;
}

/** Draws a bar for each point. The first and the last show their values; screen readers get all. */
export function TrendChart({ trend, className }: TrendChartProps) {
  const { title, points } = trend;
  const largest = Math.max(...points.map(({ value }) => value));
  return (
    <figure className={className}>
      <Heading level={3}>{title}</Heading>
      <ol className="mt-2 flex h-40 gap-1 border-b-2 pt-8 md:h-48 md:gap-2">
        {points.map(({ label, value }) => {
          const text = formatWithUnit(value, trend);
          return (
            <li key={label} className="trend-point @container">
              <span className={`trend-value font-figure fit-${Math.min(text.length, 14)}`}>
                {text}
              </span>
              {value > 0 && (
                <svg height={`${(100 * value) / largest}%`} className="trend-bar" aria-hidden />
              )}{' '}
              <span className="trend-label">{label}</span>
            </li>
          );
        })}
      </ol>
    </figure>
  );
}
