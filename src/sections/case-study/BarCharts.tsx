import type { labels } from '@content/copy/case-studies';
import type { ReactNode } from 'react';
import { formatCount, formatShare, formatUnitPrice } from '../../lib/format';
import { interpolate } from '../../lib/text';
import type { CaseStudy } from '../../schema/case-study';

const chartTitleClasses = 'col-span-2 mb-4 font-bold font-display text-subheading';
const sharedColumnsClasses = 'col-span-2 grid grid-cols-subgrid';
const rowsClasses = `${sharedColumnsClasses} gap-y-4`;

/** Classes for the charts' parent. The bars of both charts start on one line. */
export const chartColumnsClasses = 'grid grid-cols-[auto_1fr] content-start gap-x-4';

interface BarRowProps {
  value: string;
  label: string;
  note?: string;
  isLabelAbove?: boolean;
  children: ReactNode;
}

function BarRow({ value, label, note, isLabelAbove, children }: BarRowProps) {
  return (
    <li className={`${sharedColumnsClasses} items-start`}>
      <span className="font-bold font-figure text-figure leading-[0.85]">{value}</span>{' '}
      <span className={`flex gap-1 ${isLabelAbove ? 'flex-col-reverse' : 'flex-col'}`}>
        {children}
        <span className="flex flex-wrap gap-x-3 text-small">
          {label} {note && <span className="text-ink-muted">{note}</span>}
        </span>
      </span>
    </li>
  );
}

interface BarChartProps {
  caseStudy: CaseStudy;
  copy: typeof labels;
}

const getWidth = (value: number, whole: number) => Math.max(0.6, (100 * value) / whole);

/** Mixes from the quiet color (0) to the client's (1). */
const getRampColor = (part: number) =>
  `color-mix(in oklab, var(--color-quiet), var(--color-meeting) ${Math.round(100 * part)}%)`;

/** Draws a bar with its filled part, which a wedge magnifies to the full width of the next bar. */
function MagnifiedBar({ percent }: { percent: number }) {
  return (
    <svg
      viewBox="0 0 100 52"
      preserveAspectRatio="none"
      aria-hidden="true"
      fill={getRampColor(0)}
      className="-mb-4 h-13 w-full overflow-visible"
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
export function FunnelChart({ caseStudy: { funnel = [] }, copy }: BarChartProps) {
  const [first, ...others] = funnel;
  const [second] = others;
  if (!(first && second)) return null;
  return (
    <figure className={sharedColumnsClasses}>
      <figcaption className={chartTitleClasses}>{copy.funnel.title}</figcaption>
      <ol className={rowsClasses}>
        <BarRow value={formatCount(first.value)} label={first.label} isLabelAbove>
          <MagnifiedBar percent={getWidth(second.value, first.value)} />
        </BarRow>
        {others.map(({ value, label }, index) => {
          const before = (funnel[index] ?? first).value;
          const shareOf = { share: formatShare(value / before), before: formatCount(before) };
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
                  fill={getRampColor(index / (others.length - 1))}
                />
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
  const whole = Math.max(1, before, after);
  const dollar = 100 / whole;
  const dashes = `${dollar * 0.98} ${dollar * 0.02}`;
  const row = (dollars: number, label: string, color: string) => (
    <BarRow value={formatUnitPrice(dollars)} label={label}>
      <svg
        viewBox={`0 0 ${getWidth(dollars, whole)} 10`}
        width={`${getWidth(dollars, whole)}%`}
        aria-hidden="true"
        className={`rounded-square stroke-10 ${color}`}
      >
        <path d={`M0 5h${dollar * dollars}`} strokeDasharray={dashes} />
      </svg>
    </BarRow>
  );
  return (
    <figure className={sharedColumnsClasses}>
      <figcaption className={chartTitleClasses}>{ratioTitle}</figcaption>
      <ol className={rowsClasses}>
        {row(1, copy.ratio.spent, 'stroke-ink')}
        {row(before, copy.ratio.before, 'stroke-quiet')}
        {row(after, interpolate(copy.ratio.after, { time: results.timeframe }), 'stroke-meeting')}
      </ol>
    </figure>
  );
}
