import { withUnit } from '../../lib/result-figure';
import type { CaseStudy } from '../../schema/records';

export interface TrendChartProps {
  trend: CaseStudy['trend'];
}

/** The share of the height that the highest value takes; its words stand above it. */
const HIGHEST = 80;

const tenth = (value: number) => Math.round(value * 10) / 10;

interface EndProps {
  place: { x: number; y: number };
  text: string;
  className: string;
}

/** An end of the line, with its value. Not in the stretched drawing, which would distort it. */
function End({ place: { x, y }, text, className }: EndProps) {
  return (
    <>
      <svg x={`${x}%`} y={`${y}%`} overflow="visible" aria-hidden="true">
        <rect x={-6} y={-6} width={12} height={12} rx={2} className={className} />
      </svg>
      <text
        x={`${x}%`}
        y={`${y}%`}
        dy="-0.6em"
        textAnchor="middle"
        className={`font-bold font-figure text-subheading ${className}`}
      >
        {text}
      </text>
    </>
  );
}

/** The course of one figure, drawn from zero. Its ends carry their values, the list has them all. */
export function TrendChart({ trend }: TrendChartProps) {
  const { title, points } = trend;
  const highest = Math.max(1e-9, ...points.map(({ value }) => value));
  const places = points.map(({ value }, index) => ({
    x: tenth(((index + 0.5) / points.length) * 100),
    y: tenth(100 - (value / highest) * HIGHEST),
    text: withUnit(value, trend),
  }));
  const [start, end] = [places[0], places.at(-1)];
  const line = `M${places.map(({ x, y }) => `${x} ${y}`).join('L')}`;
  const middle = Math.floor(points.length / 2);
  return (
    <figure className="flex h-full flex-col">
      <figcaption className="font-semibold">{title}</figcaption>
      <svg
        aria-hidden="true"
        className="mt-4 h-44 w-full overflow-visible border-ink border-b-2 lg:h-auto lg:flex-[1_0_16rem]"
      >
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          <path d={`${line}V100H${start?.x}z`} className="fill-chip" />
          <path
            d={line}
            className="fill-none stroke-[3] stroke-stranger [stroke-linejoin:round] [vector-effect:non-scaling-stroke]"
          />
        </svg>
        {start && <End place={start} text={start.text} className="fill-ink" />}
        {end && <End place={end} text={end.text} className="fill-qualified" />}
      </svg>
      <ol className="grid auto-cols-fr grid-flow-col pt-2 text-center text-fine text-ink-2 tabular">
        {points.map(({ label }, index) => (
          <li
            key={label}
            className="flex justify-center whitespace-nowrap max-sm:last:justify-end max-sm:first:justify-start"
          >
            <span
              className={[0, middle, points.length - 1].includes(index) ? '' : 'max-sm:sr-only'}
            >
              {label}
              <span className="sr-only">: {places[index]?.text}</span>
            </span>
          </li>
        ))}
      </ol>
    </figure>
  );
}
