import { withUnit } from '../../lib/result-figure';
import { positionOn, type Scale, scaleFor } from '../../lib/scale';
import type { CaseStudy } from '../../schema/records';

type Trend = CaseStudy['trend'];

export interface TrendChartProps {
  trend: Trend;
}

const WIDTH = 1200;
const HEIGHT = 360;
const LEFT = 60;
const BOTTOM = 36;
const TOP = 30;

const tenth = (value: number) => Math.round(value * 10) / 10;

const yOf = (scale: Scale, value: number) =>
  tenth(TOP + (1 - positionOn(scale, value)) * (HEIGHT - TOP - BOTTOM));

interface DrawingProps {
  trend: Trend;
  scale: Scale;
  textOf: (value: number) => string;
  fillOf: (index: number) => string;
}

/** Upright bars on a scale from zero, for wide screens. */
function Columns({ trend, scale, textOf, fillOf }: DrawingProps) {
  const pitch = (WIDTH - LEFT) / trend.points.length;
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      aria-hidden="true"
      className="mt-3 w-full font-text max-lg:hidden"
    >
      {scale.ticks.map((tick) => (
        <g key={tick} className="fill-ink-2 text-[0.9rem]">
          <path
            d={`M${LEFT} ${yOf(scale, tick)}H${WIDTH}`}
            className={tick === 0 ? 'stroke-2 stroke-ink' : 'stroke-1 stroke-rule'}
          />
          <text x={LEFT - 10} y={yOf(scale, tick) + 5} textAnchor="end">
            {textOf(tick)}
          </text>
        </g>
      ))}
      {trend.points.map(({ label, value }, index) => (
        <g key={label} textAnchor="middle" className="fill-ink text-[0.9rem]">
          <rect
            x={tenth(LEFT + pitch * (index + 0.2))}
            y={yOf(scale, value)}
            width={tenth(pitch * 0.6)}
            height={tenth(yOf(scale, 0) - yOf(scale, value))}
            className={fillOf(index)}
          />
          <text
            x={tenth(LEFT + pitch * (index + 0.5))}
            y={yOf(scale, value) - 10}
            className="stroke-[5px] stroke-surface font-semibold [paint-order:stroke]"
          >
            {textOf(value)}
          </text>
          <text x={tenth(LEFT + pitch * (index + 0.5))} y={HEIGHT - 10}>
            {label}
          </text>
        </g>
      ))}
    </svg>
  );
}

/** The same figures as a list: lying bars on a phone, the text of the chart for screen readers. */
function Rows({ trend, textOf, fillOf }: Omit<DrawingProps, 'scale'>) {
  const largest = Math.max(1e-9, ...trend.points.map(({ value }) => value));
  return (
    <ul className="mt-3 grid gap-2 lg:sr-only">
      {trend.points.map(({ label, value }, index) => (
        <li
          key={label}
          className="grid grid-cols-[3.75rem_1fr_3.25rem] items-center gap-2 text-small tabular"
        >
          <span>
            {label}
            <span className="sr-only">:</span>
          </span>{' '}
          <svg
            viewBox="0 0 100 10"
            preserveAspectRatio="none"
            aria-hidden="true"
            className="h-5 w-full"
          >
            <rect width={tenth((value / largest) * 100)} height="10" className={fillOf(index)} />
          </svg>{' '}
          <span className="text-right font-semibold">{textOf(value)}</span>
        </li>
      ))}
    </ul>
  );
}

/** The course of one figure on a scale from zero, each bar with its moment and its value. */
export function TrendChart({ trend }: TrendChartProps) {
  const drawing: DrawingProps = {
    trend,
    scale: scaleFor(trend.points.map((point) => point.value)),
    textOf: (value) => withUnit(value, trend),
    fillOf: (index) => (index === 0 ? 'fill-bar' : 'fill-leaf'),
  };
  return (
    <figure>
      <figcaption className="font-semibold">{trend.title}</figcaption>
      <Columns {...drawing} />
      <Rows {...drawing} />
    </figure>
  );
}
