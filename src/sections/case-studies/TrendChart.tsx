import { formatWithUnit } from '../../lib/format';
import type { CaseStudy } from '../../schema/case-studies';
import { Heading } from '../../ui/Heading';

/** Returns 'Day' for 'Day 0' and 'Day 10'. */
function getSharedWord(labels: readonly string[]): string {
  const word = `${labels[0]?.split('')[0]}`;
  return labels.every((label) => label.startsWith(word)) ? word : '';
}

/** Hide all texts but the first and the last in narrow containers. */
const crowdedClasses = {
  small:
    '@max-[19.5rem]:group-first:self-start @max-[19.5rem]:group-last:self-end @max-[19.5rem]:group-[:not(:first-child,:last-child)]:sr-only',
  medium:
    '@max-[23.5rem]:group-first:self-start @max-[23.5rem]:group-last:self-end @max-[23.5rem]:group-[:not(:first-child,:last-child)]:sr-only',
  large:
    '@max-[48rem]:group-first:self-start @max-[48rem]:group-last:self-end @max-[48rem]:group-[:not(:first-child,:last-child)]:sr-only',
};

function getCrowdedClasses(texts: readonly string[]) {
  const length = Math.max(...texts.map((text) => text.length));
  const rem = texts.length * (length * 0.5 + 0.25);
  if (rem <= 19.5) return crowdedClasses.small;
  return rem <= 23.5 ? crowdedClasses.medium : crowdedClasses.large;
}

interface TrendChartProps {
  trend: NonNullable<CaseStudy['trend']>;
  /** In wide windows, places the chart beside the funnel and aligns their bottoms. */
  isBesideFunnel: boolean;
}

export function TrendChart({ trend, isBesideFunnel }: TrendChartProps) {
  const { title, points } = trend;
  const largest = Math.max(...points.map(({ value }) => value));
  const word = getSharedWord(points.map(({ label }) => label));
  const labels = points.map(({ label }, index) => (index === 0 ? label : label.slice(word.length)));
  const values = points.map(({ value }) => formatWithUnit(value, trend));
  const labelClasses = getCrowdedClasses(labels);
  const valueClasses = getCrowdedClasses(values);
  return (
    <figure className={`col-span-full flex flex-col ${isBesideFunnel ? 'xl:col-span-4' : ''}`}>
      <Heading level={3}>{title}</Heading>
      <ol className="@container mt-auto grid h-50 auto-cols-[minmax(0,9rem)] grid-flow-col grid-rows-[100%] justify-between gap-x-1.5 border-ink border-b-2 pt-9 md:h-60 xl:gap-x-2">
        {points.map(({ label, value }, index) => (
          <li key={label} className="group relative flex min-w-0 flex-col items-center justify-end">
            <span
              className={`pb-1.5 font-figure text-ink-muted text-small leading-none group-last:text-ink group-last:text-large ${valueClasses}`}
            >
              {values[index]}
            </span>
            {value > 0 && (
              <svg
                height={`${(100 * value) / largest}%`}
                className="keep-colors w-full shrink-0 bg-chart-muted group-last:bg-meeting"
                aria-hidden="true"
              />
            )}{' '}
            <span
              className={`absolute top-full whitespace-nowrap pt-2 text-small text-ink-muted ${labelClasses}`}
            >
              {index > 0 && word && <span className="sr-only">{word}</span>}
              {labels[index]}
            </span>
          </li>
        ))}
      </ol>
    </figure>
  );
}
