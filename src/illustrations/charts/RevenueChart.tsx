import { formatShortMoney } from '../../lib/format';
import { positionOn, type Scale, scaleFor } from '../../lib/scale';

export interface RevenueChartProps {
  title: string;
  /** Dollars per month. */
  current: number;
  /** Dollars per month. */
  projected: number;
  /** What stands above each bar: what it is, and its value. */
  captions: Record<'current' | 'projected', { name: string; value: string }>;
}

interface Part {
  from: number;
  to: number;
  className: string;
}

interface BarProps {
  scale: Scale;
  caption: { name: string; value: string };
  parts: readonly Part[];
}

/** In dollars: ticks are labeled in whole ones, and 2.5 dollars are none. */
const SMALLEST_STEP = 5;

const percentOn = (scale: Scale, value: number) =>
  Math.round(positionOn(scale, value) * 10_000) / 100;

function Bar({ scale, caption, parts }: BarProps) {
  return (
    <li className="min-w-0">
      <p className="flex flex-wrap justify-between gap-x-4 text-small">
        <span className="min-w-0 [overflow-wrap:anywhere]">{caption.name}</span>
        <span className="sr-only">, </span>
        <span className="min-w-0 font-semibold tabular [overflow-wrap:anywhere]">
          {caption.value}
        </span>
      </p>
      <svg
        viewBox="0 0 100 10"
        preserveAspectRatio="none"
        aria-hidden="true"
        className="mt-3 h-10 w-full overflow-visible lg:h-16"
      >
        {scale.ticks.map((tick) => (
          <path
            key={tick}
            d={`M${percentOn(scale, tick)} 0V10`}
            vectorEffect="non-scaling-stroke"
            className={tick === 0 ? 'stroke-2 stroke-ink' : 'stroke-1 stroke-rule'}
          />
        ))}
        {parts.map(({ from, to, className }) => {
          const start = percentOn(scale, Math.min(from, to));
          const end = percentOn(scale, Math.max(from, to));
          return (
            <rect
              key={className}
              x={start}
              width={Math.max(0, end - start)}
              height="10"
              className={`transition-[x,width] duration-300 motion-reduce:transition-none ${className}`}
            />
          );
        })}
      </svg>
    </li>
  );
}

/** Today's revenue and the projected one, on one scale from zero; the captions say the values. */
export function RevenueChart({ title, current, projected, captions }: RevenueChartProps) {
  const scale = scaleFor([current, projected], SMALLEST_STEP);
  const today = { from: 0, to: current, className: 'fill-bar' };
  const added = { from: current, to: projected, className: 'fill-leaf' };
  return (
    <figure>
      <figcaption className="mb-4 font-semibold">{title}</figcaption>
      <ul className="grid gap-4">
        <Bar scale={scale} caption={captions.current} parts={[today]} />
        <Bar scale={scale} caption={captions.projected} parts={[today, added]} />
      </ul>
      <div aria-hidden="true" className="mt-2 flex justify-between text-fine text-ink-2 tabular">
        {scale.ticks.map((tick) => (
          <span
            key={tick}
            className="w-0 whitespace-nowrap not-first:not-last:flex not-first:not-last:justify-center last:flex last:justify-end"
          >
            {formatShortMoney(tick)}
          </span>
        ))}
      </div>
    </figure>
  );
}
