import type { ReactNode } from 'react';
import { formatCount, formatShare, formatUnitPrice } from '../../lib/format';
import { interpolate } from '../../lib/text';
import type { CaseStudy } from '../../schema/case-studies';
import type { CaseStudiesCopy } from '../../schema/copy/case-studies';

/** Classes for the parent of both charts, which align the left ends of all bars. */
export const chartColumnsClasses = 'grid grid-cols-[auto_1fr] content-start gap-x-4';

const sharedColumnsClasses = 'col-span-2 grid grid-cols-subgrid';

function BarChart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <figure className={sharedColumnsClasses}>
      <figcaption className="col-span-2 mb-4 font-bold font-display text-subheading">
        {title}
      </figcaption>
      <ol className={`${sharedColumnsClasses} gap-y-4`}>{children}</ol>
    </figure>
  );
}

interface BarRowProps {
  value: string;
  label: string;
  note?: string;
  children: ReactNode;
}

function BarRow({ value, label, note, children }: BarRowProps) {
  return (
    <li className={`${sharedColumnsClasses} items-start`}>
      <span className="font-bold font-figure text-figure leading-[0.85]">{value}</span>{' '}
      <span className="flex flex-col gap-1">
        {children}
        <span className="flex flex-wrap gap-x-3 text-small">
          {label} {note && <span className="text-ink-muted">{note}</span>}
        </span>
      </span>
    </li>
  );
}

interface ChartProps {
  caseStudy: CaseStudy;
  copy: CaseStudiesCopy['labels'];
}

const getWidth = (value: number, largest: number) => Math.max(0.6, (100 * value) / largest);

/**
 * Draws the bar below its label, and under it a wedge that widens the filled part to the full width
 * of the next bar.
 */
function MagnifiedBar({ percent }: { percent: number }) {
  return (
    <svg
      viewBox="0 0 100 52"
      preserveAspectRatio="none"
      aria-hidden="true"
      className="order-last -mb-4 h-13 w-full overflow-visible fill-chart-muted"
    >
      <path d={`M0 20H${percent}L100 52H0z`} className="opacity-30" />
      <path d={`M0 0H${percent}V20H0z`} />
      <path
        d="M0 0H100V20H0z"
        className="fill-none stroke-[1.5] stroke-prospect [vector-effect:non-scaling-stroke]"
      />
    </svg>
  );
}

/** Draws the first step at full width, and the others relative to the second. */
export function FunnelChart({ caseStudy: { funnel = [] }, copy }: ChartProps) {
  const [first, ...others] = funnel;
  const [second] = others;
  if (!(first && second)) return null;
  return (
    <BarChart title={copy.funnel.title}>
      <BarRow value={formatCount(first.value)} label={first.label}>
        <MagnifiedBar percent={getWidth(second.value, first.value)} />
      </BarRow>
      {others.map(({ value, label }, index) => {
        const before = (funnel[index] ?? first).value;
        const shareOf = { share: formatShare(value / before), before: formatCount(before) };
        const meetingPart = Math.round((100 * index) / (others.length - 1));
        return (
          <BarRow
            key={label}
            value={formatCount(value)}
            label={label}
            note={interpolate(copy.funnel.share, shareOf)}
          >
            <svg aria-hidden="true" className="h-4 w-full sm:h-5">
              <rect
                width={`${getWidth(value, second.value)}%`}
                height="100%"
                rx="3"
                fill={`color-mix(in oklab, var(--color-chart-muted), var(--color-meeting) ${meetingPart}%)`}
              />
            </svg>
          </BarRow>
        );
      })}
    </BarChart>
  );
}

/** Compares revenue per dollar spent, before and after, on one scale. Each dash is one dollar. */
export function RatioChart({ caseStudy: { ratioTitle, results, trend }, copy }: ChartProps) {
  if (!ratioTitle) return null;
  const before = trend.points.at(0)?.value ?? 0;
  const after = trend.points.at(-1)?.value ?? 0;
  const largest = Math.max(1, before, after);
  const row = (dollars: number, label: string, color: string) => (
    <BarRow value={formatUnitPrice(dollars)} label={label}>
      <svg
        viewBox={`0 0 ${getWidth(dollars, largest)} 10`}
        width={`${getWidth(dollars, largest)}%`}
        aria-hidden="true"
        className={`rounded-square stroke-10 ${color}`}
      >
        <path
          d={`M0 5h${(100 * dollars) / largest}`}
          pathLength={dollars}
          strokeDasharray="0.98 0.02"
        />
      </svg>
    </BarRow>
  );
  return (
    <BarChart title={ratioTitle}>
      {row(1, copy.ratio.spent, 'stroke-ink')}
      {row(before, copy.ratio.before, 'stroke-chart-muted')}
      {row(after, interpolate(copy.ratio.after, { time: results.timeframe }), 'stroke-meeting')}
    </BarChart>
  );
}
