import { formatDollarsAndCents } from '../../lib/format';
import { interpolate } from '../../lib/text';
import type { Ratio as RatioRecord } from '../../schema/records';

export interface RatioProps {
  ratio: RatioRecord;
  time: string;
  copy: Record<'spent' | 'before' | 'after', string>;
}

/** Width of a dollar. */
const DOLLAR = 100;
const GAP = 2;
/** Of all bars, as a share of their width. */
const HEIGHT = 0.1;

interface BarProps {
  dollars: number;
  largest: number;
  className: string;
}

/** A block for each dollar; the last one in part. */
function Bar({ dollars, largest, className }: BarProps) {
  const [width, height] = [largest * DOLLAR, largest * DOLLAR * HEIGHT];
  return (
    <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" className={`w-full ${className}`}>
      {Array.from({ length: Math.ceil(dollars) }, (_, index) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: rendered once.
          key={index}
          x={index * DOLLAR}
          width={Math.min(1, dollars - index) * DOLLAR - GAP}
          height={height}
          rx={GAP}
        />
      ))}
    </svg>
  );
}

/** What came back for a dollar, before and after, on one scale. */
export function Ratio({ ratio, time, copy }: RatioProps) {
  const { title, before, after } = ratio;
  const bars = [
    { name: 'spent', dollars: 1, className: 'fill-ink', label: copy.spent },
    { name: 'before', dollars: before, className: 'fill-prospect', label: copy.before },
    {
      name: 'after',
      dollars: after,
      className: 'fill-qualified',
      label: interpolate(copy.after, { time }),
    },
  ];
  const largest = Math.max(...bars.map(({ dollars }) => dollars));
  return (
    <figure>
      <figcaption className="mb-6 font-bold font-display text-subheading tracking-[-0.02em]">
        {title}
      </figcaption>
      <ol className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-3 sm:gap-x-6">
        {bars.map(({ name, dollars, className, label }) => (
          <li key={name} className="col-span-2 grid grid-cols-subgrid items-start">
            <span className="font-bold font-figure text-figure leading-[0.85] tracking-[-0.015em]">
              {formatDollarsAndCents(dollars)}
            </span>{' '}
            <span>
              <Bar dollars={dollars} largest={largest} className={className} />
              <span className="mt-1.5 block text-small">{label}</span>
            </span>
          </li>
        ))}
      </ol>
    </figure>
  );
}
