import { withUnit } from '../../lib/result-figure';
import type { CaseStudy } from '../../schema/records';

export interface TrendChartProps {
  trend: CaseStudy['trend'];
}

const tenth = (value: number) => Math.round(value * 10) / 10;

/** The course of one figure, drawn from zero. Each point lies above its moment and its value. */
export function TrendChart({ trend }: TrendChartProps) {
  const { title, points } = trend;
  const highest = Math.max(1e-9, ...points.map(({ value }) => value));
  const places = points.map(({ value }, index) => {
    const x = tenth(((index + 0.5) / points.length) * 100);
    return `${x} ${tenth(100 - (value / highest) * 96)}`;
  });
  const [start, end] = [places[0], places.at(-1)].map((place) => place?.split(' ')[0]);
  return (
    <figure className="flex h-full flex-col">
      <figcaption className="font-semibold">{title}</figcaption>
      <svg
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        aria-hidden="true"
        className="mt-4 h-44 w-full border-ink border-b-2 lg:h-auto lg:flex-[1_0_18rem]"
      >
        <path d={`M${start} 100L${places.join('L')}L${end} 100z`} className="fill-leaf" />
      </svg>
      <ol className="grid auto-cols-fr grid-flow-col pt-2 text-center text-fine tabular">
        {points.map((point) => (
          <li
            key={point.label}
            className="not-first:not-last:max-sm:sr-only max-sm:first:text-left max-sm:last:text-right"
          >
            <span className="text-ink-2">
              {point.label}
              <span className="sr-only">:</span>
            </span>{' '}
            <span className="block font-semibold">{withUnit(point.value, trend)}</span>
          </li>
        ))}
      </ol>
    </figure>
  );
}
