import { useId } from 'react';
import { StateSquare } from '../../drawing/StateSquare';
import { type Area, gridSize, rectanglesCovering } from '../../drawing/squares';
import { formatCount } from '../../lib/format';
import { interpolate } from '../../lib/text';
import type { Funnel, Report } from '../../schema/records';
import { reportLabel } from './ReportLeads';

const steps = ['writtenTo', 'qualified', 'booked', 'held'] as const;
type Step = (typeof steps)[number];

export type SoFarCopy = Record<Step | 'title' | 'of' | 'perMonth', string>;

export type SoFarProps = Report['soFar'] & {
  title: string;
  /** The first step of the funnel. */
  listed: Funnel[number] | undefined;
  copy: SoFarCopy;
};

const states = {
  writtenTo: 'prospect',
  qualified: 'qualified',
  booked: 'booked',
  held: 'held',
} as const satisfies Record<Step, string>;

/** From the whole list to the meetings held: each covers a part of the one before. */
const layers = [
  { name: 'listed', className: 'fill-none stroke-rule' },
  { name: 'writtenTo', className: 'fill-none stroke-prospect' },
  { name: 'qualified', className: 'fill-qualified stroke-qualified' },
  { name: 'held', className: 'fill-meeting stroke-meeting' },
] as const;

type Counts = Record<(typeof layers)[number]['name'], number>;

const outlineOf = ({ x, y, width, height }: Area) => `M${x} ${y}h${width}v${height}h-${width}z`;

/** A square for each company on the list. */
function ListDrawing(counts: Counts) {
  const id = useId();
  const grid = { columns: Math.ceil(Math.sqrt(counts.listed * 1.2)), size: 6, gap: 2 };
  const { width, height } = gridSize(counts.listed, grid);
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
      className="w-full forced-color-adjust-none"
    >
      {layers.map(({ name, className }) => (
        <g key={name}>
          <pattern id={id + name} width="8" height="8" patternUnits="userSpaceOnUse">
            <rect x="0.5" y="0.5" width="5" height="5" className={className} />
          </pattern>
          {/* One path, so that nothing is painted twice. */}
          <path
            d={rectanglesCovering(counts[name], grid).map(outlineOf).join('')}
            fill={`url(#${id}${name})`}
          />
        </g>
      ))}
    </svg>
  );
}

export function SoFar({ title, listed, perMonth, copy, ...counts }: SoFarProps) {
  const wholes: Partial<Record<Step, [string, number | undefined]>> = {
    writtenTo: [copy.of, listed?.value],
    qualified: [copy.perMonth, perMonth],
  };
  const labelOf = (step: Step) => {
    const [template, count] = wholes[step] ?? [];
    if (!(template && count)) return copy[step];
    return interpolate(template, { label: copy[step], count: formatCount(count) });
  };
  return (
    <div className="grid gap-x-6 gap-y-4 md:max-xl:grid-cols-[minmax(0,1fr)_18rem] xl:content-between">
      <div>
        <h4 className={reportLabel}>{title}</h4>
        <ul className="mt-3 grid gap-y-1.5 print:mt-1 print:flex print:justify-between">
          {steps.map((step) => (
            <li key={step} className="flex items-center gap-x-3">
              <StateSquare state={states[step]} />
              <span className="shrink-0 font-bold font-figure text-[2.75rem] print:text-[1.75rem] leading-none tracking-[-0.015em]">
                {formatCount(counts[step])}
              </span>{' '}
              <span>{labelOf(step)}</span>
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
