import type { labels } from '@content/copy/case-studies';
import type { ReactNode } from 'react';
import { formatCount, formatDollarsAndCents, formatShare } from '../../lib/format';
import { interpolate } from '../../lib/text';
import type { CaseStudy, Funnel as Steps } from '../../schema/records';

interface BarFigureProps {
  title: string;
  hasSmallTitle?: boolean;
  className?: string;
  bars: readonly { value: string; bar: ReactNode; label: string; note?: string }[];
}

const largeTitle = 'mb-6 font-bold font-display text-subheading tracking-[-0.02em]';

function BarFigure({ title, hasSmallTitle = false, className = '', bars }: BarFigureProps) {
  return (
    <figure className={`flex flex-col ${className}`}>
      <figcaption className={hasSmallTitle ? 'mb-4 font-semibold' : largeTitle}>{title}</figcaption>
      <ol className="grid grow grid-cols-[auto_1fr] content-between gap-x-4 gap-y-4 sm:gap-x-6">
        {bars.map(({ value, bar, label, note }) => (
          <li
            key={label}
            className="col-span-2 grid grid-cols-subgrid items-start print:break-inside-avoid"
          >
            <span className="font-bold font-figure text-figure leading-[0.85] tracking-[-0.015em]">
              {value}
            </span>{' '}
            <span>
              {bar}
              <span className="mt-1.5 flex flex-wrap gap-x-3 text-small">
                {label} {note && <span className="text-ink-2 tabular-nums">{note}</span>}
              </span>
            </span>
          </li>
        ))}
      </ol>
    </figure>
  );
}

interface FunnelProps {
  steps: Steps;
  isBelowRatio: boolean;
  copy: (typeof labels)['funnel'];
}

const barOf = (share: number, color: string) => (
  <svg aria-hidden="true" className={`block h-4 w-full sm:h-5 ${color}`}>
    <rect width={`${100 * share}%`} height="100%" rx="3" />
  </svg>
);

/** The first step is in the title; the others are bars, of which the second step's is full. */
export function Funnel({ steps, isBelowRatio, copy }: FunnelProps) {
  const [first, ...others] = steps;
  const largest = others[0]?.value ?? 1;
  if (!first) return null;
  const bars = others.map(({ stage, value, label }, index) => {
    const before = steps[index]?.value ?? value;
    const values = { share: formatShare(value / before), before: formatCount(before) };
    const color = stage === 'booked' || stage === 'held' ? 'fill-meeting' : 'fill-qualified';
    const bar = barOf(Math.max(0.006, value / largest), color);
    return { value: formatCount(value), bar, label, note: interpolate(copy.share, values) };
  });
  const title = interpolate(copy.from, { count: formatCount(first.value), label: first.label });
  return <BarFigure title={title} hasSmallTitle={isBelowRatio} className="grow" bars={bars} />;
}

interface RatioProps {
  study: CaseStudy;
  copy: (typeof labels)['ratio'];
}

/** What came back for a dollar, before and after, on one scale; a dash for each dollar. */
export function Ratio({ study, copy }: RatioProps) {
  const { ratioTitle = '', results, trend } = study;
  const [before = 0, ...later] = trend.points.map(({ value }) => value);
  const after = later.at(-1) ?? before;
  const largest = Math.max(1, before, after);
  const ratioBar = (dollars: number, className: string, label: string) => ({
    value: formatDollarsAndCents(dollars),
    label,
    bar: (
      <svg viewBox={`0 0 ${100 * largest} ${10 * largest}`} aria-hidden="true" className="w-full">
        <path
          d={`M0 ${5 * largest}h${100 * dollars}`}
          strokeWidth={10 * largest}
          strokeDasharray="98 2"
          className={className}
        />
      </svg>
    ),
  });
  const bars = [
    ratioBar(1, 'stroke-ink', copy.spent),
    ratioBar(before, 'stroke-prospect', copy.before),
    ratioBar(after, 'stroke-qualified', interpolate(copy.after, { time: results.timeframe })),
  ];
  return <BarFigure title={ratioTitle} bars={bars} />;
}
