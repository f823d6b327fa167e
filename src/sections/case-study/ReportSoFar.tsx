import type { labels } from '@content/copy/case-studies';
import { StateSquare } from '../../drawing/StateSquare';
import { formatCount } from '../../lib/format';
import { interpolate } from '../../lib/text';
import type { Funnel, Report } from '../../schema/records';
import { reportLabel } from './ReportLeads';

type Counts = Record<'listed' | 'writtenTo' | 'qualified' | 'held', number>;

/** Painted in this order: each layer covers the first squares of the one below. */
const layers = [
  { name: 'listed', className: 'stroke-rule' },
  { name: 'writtenTo', className: 'stroke-prospect opacity-60' },
  { name: 'qualified', className: 'stroke-qualified' },
  { name: 'held', className: 'stroke-meeting' },
] as const;

/** Draws a square for each listed company: a dash of 6 and a gap of 2. */
function ListDrawing(counts: Counts) {
  const columns = Math.ceil(Math.sqrt(counts.listed * 1.2));
  const rowsOf = (count: number) =>
    Array.from({ length: Math.ceil(count / columns) }, (_, row) => {
      const squares = Math.min(columns, count - row * columns);
      return `M0 ${8 * row + 3}h${8 * squares - 2}`;
    });
  return (
    <svg
      viewBox={`0 0 ${8 * columns - 2} ${8 * Math.ceil(counts.listed / columns) - 2}`}
      strokeWidth="6"
      strokeDasharray="6 2"
      aria-hidden="true"
      className="w-full forced-color-adjust-none"
    >
      {layers.map(({ name, className }) => (
        <path key={name} d={rowsOf(counts[name]).join('')} className={className} />
      ))}
    </svg>
  );
}

type SoFarProps = Report['soFar'] & {
  title: string;
  /** The first step of the funnel. */
  listed: Funnel[number] | undefined;
  copy: (typeof labels)['report']['soFar'];
};

export function SoFar({ title, listed, perMonth, copy, ...counts }: SoFarProps) {
  const within = (template: string, label: string, whole: number | undefined) =>
    whole ? interpolate(template, { label, count: formatCount(whole) }) : label;
  const steps = [
    ['prospect', counts.writtenTo, within(copy.of, copy.writtenTo, listed?.value)],
    ['qualified', counts.qualified, within(copy.perMonth, copy.qualified, perMonth)],
    ['booked', counts.booked, copy.booked],
    ['held', counts.held, copy.held],
  ] as const;
  return (
    <div className="grid gap-x-6 gap-y-4 md:max-xl:grid-cols-[minmax(0,1fr)_18rem] xl:content-between">
      <div>
        <h4 className={reportLabel}>{title}</h4>
        <ul className="mt-3 grid gap-y-1.5 print:mt-1 print:flex print:justify-between">
          {steps.map(([state, count, label]) => (
            <li key={state} className="flex flex-wrap items-center gap-x-3">
              <StateSquare state={state} />
              <span className="shrink-0 font-bold font-figure text-[2.75rem] print:text-[1.75rem] leading-none tracking-[-0.015em]">
                {formatCount(count)}
              </span>{' '}
              <span className="flex-[1_1_5rem]">{label}</span>
            </li>
          ))}
        </ul>
      </div>
      {listed && (
        <figure className="print:hidden">
          <ListDrawing listed={listed.value} {...counts} />
          <figcaption className="mt-2 text-ink-2 text-small">
            {formatCount(listed.value)} {listed.label}
          </figcaption>
        </figure>
      )}
    </div>
  );
}
