import { withUnit } from '../../lib/result-figure';
import type { CaseStudy } from '../../schema/records';

/** The share of the height that the highest value takes; its words stand above it. */
const HIGHEST = 80;

const tenth = (value: number) => Math.round(value * 10) / 10;

/** The course of one figure, drawn from zero. Its ends carry their values, the list has them all. */
export function TrendChart({ trend }: Pick<CaseStudy, 'trend'>) {
  const { title, points } = trend;
  const highest = Math.max(1e-9, ...points.map(({ value }) => value));
  const places = points.map(({ label, value }, index) => ({
    x: tenth(((index + 0.5) / points.length) * 100),
    y: tenth(100 - (value / highest) * HIGHEST),
    label,
    text: withUnit(value, trend),
  }));
  const last = places.length - 1;
  const ends = places.filter((_, index) => index === 0 || index === last);
  const line = `M${places.map(({ x, y }) => `${x} ${y}`).join('L')}`;
  return (
    <figure className="flex h-full flex-col">
      <figcaption className="font-semibold">{title}</figcaption>
      <svg
        aria-hidden="true"
        className="mt-4 h-44 w-full overflow-visible border-ink border-b-2 lg:h-auto lg:flex-[1_0_16rem]"
      >
        <svg
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          aria-hidden="true"
          className="fill-none *:[vector-effect:non-scaling-stroke]"
        >
          <path d={`${line}V100H${places[0]?.x}z`} className="fill-chip" />
          <path d={line} className="stroke-[3] stroke-stranger [stroke-linejoin:round]" />
          {ends.map(({ x, y }) => (
            <path
              key={x}
              d={`M${x} ${y}h.01`}
              className="stroke-12 stroke-ink last:stroke-qualified"
              strokeLinecap="square"
            />
          ))}
        </svg>
        {/* Outside the stretched drawing, which would distort them. */}
        {ends.map(({ x, y, text }) => (
          <text
            key={x}
            x={`${x}%`}
            y={`${y}%`}
            dy="-0.6em"
            textAnchor="middle"
            className="fill-ink font-bold font-figure text-subheading last:fill-qualified"
          >
            {text}
          </text>
        ))}
      </svg>
      <ol className="grid auto-cols-fr grid-flow-col pt-2 text-center text-fine text-ink-2 tabular">
        {places.map(({ label, text }, index) => (
          <li
            key={label}
            className="flex justify-center whitespace-nowrap max-sm:last:justify-end max-sm:first:justify-start"
          >
            <span
              className={
                [0, Math.floor(points.length / 2), last].includes(index) ? '' : 'max-sm:sr-only'
              }
            >
              {label}
              <span className="sr-only">: {text}</span>
            </span>
          </li>
        ))}
      </ol>
    </figure>
  );
}
