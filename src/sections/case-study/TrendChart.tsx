import { gridSize, gridSquares, rectOf } from '../../drawing/squares';
import { withUnit } from '../../lib/format';
import type { CaseStudy } from '../../schema/records';

const MOST_STACKED = 12;
const grid = { columns: 1, size: 40, gap: 5 };
const PRECISION = 1000;

const divisor = (one: number, other: number): number =>
  other === 0 ? one : divisor(other, one % other);

/** The largest number that divides all values, to three decimals. */
const commonUnit = (values: readonly number[]): number =>
  values.map((value) => Math.round(value * PRECISION)).reduce(divisor, 0) / PRECISION;

function Column({ share, stacked }: { share: number; stacked: number }) {
  const { width, height } = gridSize(stacked, grid);
  return (
    <svg
      viewBox={stacked > 0 ? `0 0 ${width} ${height + grid.gap}` : undefined}
      height={`${100 * share}%`}
      preserveAspectRatio="xMidYMax"
      className="mx-auto w-full max-w-28 shrink-0 fill-qualified"
      aria-hidden="true"
    >
      {gridSquares(stacked, grid).map((square) => (
        <rect key={square.y} {...rectOf(square)} />
      ))}
      {stacked === 0 && <rect width="100%" height="100%" rx="3" />}
    </svg>
  );
}

/** Every point from zero, as stacks of squares where one unit divides all, else as columns. */
export function TrendChart({ trend }: Pick<CaseStudy, 'trend'>) {
  const values = trend.points.map(({ value }) => value);
  const largest = Math.max(...values);
  const unit = commonUnit(values);
  const isStacked = largest / unit <= MOST_STACKED;
  const stackOf = (value: number) => (isStacked ? Math.round(value / unit) : 0);
  return (
    <figure className="flex flex-col">
      <figcaption className="font-bold font-display text-subheading tracking-[-0.02em]">
        {trend.title}
      </figcaption>
      <ol className="@container grid grow auto-cols-fr grid-flow-col pt-14 print:break-inside-avoid">
        {trend.points.map(({ label, value }) => (
          <li key={label} className="grid min-w-0 grid-rows-[1fr_auto] text-center">
            <span className="flex min-h-52 flex-col contain-size justify-end border-ink border-b-2 px-0.5 sm:px-1.5">
              <span className="pb-1.5 font-bold font-figure text-[clamp(0.9375rem,4cqi,1.5rem)] leading-none">
                {withUnit(value, trend)}
              </span>
              {value > 0 && <Column share={value / largest} stacked={stackOf(value)} />}
            </span>{' '}
            <span className="px-1.5 pt-2 text-fine text-ink-2 sm:px-0">{label}</span>
          </li>
        ))}
      </ol>
    </figure>
  );
}
