import { formatWithUnit } from '../../lib/format';
import type { CaseStudy } from '../../schema/case-studies';
import { getFitClass } from '../../ui/fit';
import { Heading } from '../../ui/Heading';

interface TrendChartProps {
  trend: NonNullable<CaseStudy['trend']>;
  className: string;
}

/** Draws a bar for each value. The first and the last say theirs. */
export function TrendChart({ trend, className }: TrendChartProps) {
  const { title, from, to, values } = trend;
  const largest = Math.max(...values);
  const moments = new Map([
    [0, from],
    [values.length - 1, to],
  ]);
  return (
    <figure className={className}>
      <Heading level={3}>{title}</Heading>
      <div className="trend">
        {values.map((value, index) => {
          const moment = moments.get(index);
          const text = formatWithUnit(value, trend);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: rendered once.
            <div key={index} className="@container">
              {moment && <span className={`trend-value ${getFitClass(text.length)}`}>{text}</span>}
              {value > 0 && <svg height={`${(100 * value) / largest}%`} aria-hidden="true" />}{' '}
              {moment && <span className="trend-moment">{moment}</span>}{' '}
            </div>
          );
        })}
      </div>
    </figure>
  );
}
