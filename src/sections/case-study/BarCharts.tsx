import type { labels } from '@content/copy/case-studies';
import type { ReactNode } from 'react';
import { formatCount, formatShare, formatUnitPrice } from '../../lib/format';
import { interpolate } from '../../lib/text';
import type { CaseStudy } from '../../schema/records';

const chartTitleClasses = 'mb-6 font-bold font-display text-subheading tracking-[-0.02em]';
const rowsClasses = 'grid grow grid-cols-[auto_1fr] content-between gap-x-4 gap-y-4 sm:gap-x-6';

interface BarRowProps {
  value: string;
  label: string;
  note?: string;
  children: ReactNode;
}

function BarRow({ value, label, note, children }: BarRowProps) {
  return (
    <li className="col-span-2 grid grid-cols-subgrid items-start print:break-inside-avoid">
      <span className="font-bold font-figure text-figure leading-[0.85] tracking-[-0.015em]">
        {value}
      </span>{' '}
      <span>
        {children}
        <span className="mt-1.5 flex flex-wrap gap-x-3 text-small">
          {label} {note && <span className="text-ink-muted tabular-nums">{note}</span>}
        </span>
      </span>
    </li>
  );
}

interface BarChartProps {
  caseStudy: CaseStudy;
  copy: typeof labels;
}

/** Draws a bar for each step after the first, the second step at full width. */
export function FunnelChart({ caseStudy: { funnel = [], ratioTitle }, copy }: BarChartProps) {
  const [first, ...others] = funnel;
  const [second] = others;
  if (!(first && second)) return null;
  return (
    <figure className="flex grow flex-col">
      <figcaption className={ratioTitle ? 'mb-4 font-semibold' : chartTitleClasses}>
        {interpolate(copy.funnel.from, { count: formatCount(first.value), label: first.label })}
      </figcaption>
      <ol className={rowsClasses}>
        {others.map(({ stage, value, label }, index) => {
          const before = (funnel[index] ?? first).value;
          const shareOf = { share: formatShare(value / before), before: formatCount(before) };
          const note = interpolate(copy.funnel.share, shareOf);
          const width = `${Math.max(0.6, (100 * value) / second.value)}%`;
          const color = stage === 'booked' || stage === 'held' ? 'fill-meeting' : 'fill-qualified';
          return (
            <BarRow key={label} value={formatCount(value)} label={label} note={note}>
              <svg aria-hidden="true" className={`block h-4 w-full sm:h-5 ${color}`}>
                <rect width={width} height="100%" rx="3" />
              </svg>
            </BarRow>
          );
        })}
      </ol>
    </figure>
  );
}

/** Compares revenue per dollar spent, before and after, on one scale. Each dash is one dollar. */
export function RatioChart({ caseStudy: { ratioTitle, results, trend }, copy }: BarChartProps) {
  if (!ratioTitle) return null;
  const before = trend.points.at(0)?.value ?? 0;
  const after = trend.points.at(-1)?.value ?? 0;
  const dollar = 100 / Math.max(1, before, after);
  const dashes = `${dollar * 0.98} ${dollar * 0.02}`;
  const row = (dollars: number, label: string, color: string) => (
    <BarRow value={formatUnitPrice(dollars)} label={label}>
      <svg viewBox="0 0 100 10" aria-hidden="true" className={`w-full stroke-10 ${color}`}>
        <path d={`M0 5h${dollar * dollars}`} strokeDasharray={dashes} />
      </svg>
    </BarRow>
  );
  return (
    <figure>
      <figcaption className={chartTitleClasses}>{ratioTitle}</figcaption>
      <ol className={rowsClasses}>
        {row(1, copy.ratio.spent, 'stroke-ink')}
        {row(before, copy.ratio.before, 'stroke-prospect')}
        {row(after, interpolate(copy.ratio.after, { time: results.timeframe }), 'stroke-qualified')}
      </ol>
    </figure>
  );
}
