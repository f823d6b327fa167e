import {
  getContourPath,
  getLeft,
  getRows,
  getRowsPath,
  getWidth,
  type Rows,
  THING,
} from './funnel-rows';
import type { FunnelStep, Tone } from './funnel-steps';

const tones = {
  prospect: 'fill-prospect stroke-prospect text-surface opacity-70',
  qualified: 'fill-qualified stroke-qualified text-surface',
  stopped: 'fill-qualified stroke-qualified text-surface opacity-55',
  booked: 'fill-none stroke-meeting text-transparent',
  held: 'fill-meeting stroke-meeting text-surface',
} as const satisfies Record<Tone, string>;

interface ThingProps {
  /** URL of the file with the symbol `thing`. Without one, a square is drawn. */
  src: string | undefined;
  x?: number;
  rows: Rows;
}

function Thing({ src, x = 0, rows }: ThingProps) {
  if (src) return <use href={`${src}#thing`} {...THING} x={x} />;
  const y = (rows.height - THING.width) / 2 + 2;
  return <rect x={x + 2} y={y} width="28" height="28" rx="4" strokeWidth="4" />;
}

const getPatternId = (id: string, tone: Tone) => `${id}_${tone}`;

interface ThingPatternsProps {
  id: string;
  src: string | undefined;
  steps: readonly FunnelStep[];
}

/** Defines a pattern for each tone in use. */
export function ThingPatterns({ id, src, steps }: ThingPatternsProps) {
  const rows = getRows(steps[0]?.unit ?? 'things');
  const used = new Set(steps.flatMap(({ runs }) => runs.map(({ tone }) => tone)));
  return (
    <svg aria-hidden="true" className="absolute size-0 keep-colors">
      <g id={`${id}_block`}>
        {Array.from({ length: rows.block }, (_, index) => (
          <Thing key={getLeft(index, rows)} src={src} x={getLeft(index, rows)} rows={rows} />
        ))}
      </g>
      {[...used].map((tone) => (
        <pattern
          key={tone}
          id={getPatternId(id, tone)}
          patternUnits="userSpaceOnUse"
          width={getLeft(rows.block, rows)}
          height={rows.pitch}
        >
          <use href={`#${id}_block`} className={tones[tone]} />
        </pattern>
      ))}
    </svg>
  );
}

interface FunnelThingsProps {
  step: FunnelStep;
  id: string;
  src: string | undefined;
}

/** Draws the things of a step twice: in rows for wide windows, and in rows half as long for phones. */
export function FunnelThings({ step, id, src }: FunnelThingsProps) {
  const { runs, value, isContoured, hasExampleLead } = step;
  const rows = getRows(step.unit);
  return (['wide', 'narrow'] as const).map((variant) => {
    const perRow = rows[variant];
    const height = (Math.ceil(value / perRow) - 1) * rows.pitch + rows.height;
    return (
      <svg
        key={variant}
        viewBox={`0 0 ${getWidth(perRow, rows)} ${height}`}
        aria-hidden="true"
        className={`block w-full overflow-visible keep-colors ${variant === 'wide' ? 'max-md:not-print:hidden' : 'max-w-120 md-or-print:hidden'}`}
      >
        {hasExampleLead && (
          <g transform="rotate(12 16 20)" className={tones[runs[0]?.tone ?? 'held']}>
            <Thing src={src} rows={rows} />
          </g>
        )}
        {runs.map(({ tone, start, end }) => (
          <path
            key={tone}
            d={getRowsPath(Math.max(start, Number(hasExampleLead)), end, perRow, rows)}
            fill={`url(#${getPatternId(id, tone)})`}
          />
        ))}
        {isContoured && (
          <path
            d={getContourPath(value, perRow, rows)}
            strokeLinejoin="round"
            className="fill-none stroke-2 stroke-ink [vector-effect:non-scaling-stroke]"
          />
        )}
      </svg>
    );
  });
}
