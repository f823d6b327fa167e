import { type SquareState, stateClasses } from '../../drawing/states';
import {
  getOutlinePath,
  getRowLayout,
  getRowWidth,
  getThingLeft,
  getThingRowsPath,
  type RowLayout,
  THING,
} from './funnel-rows';
import type { FunnelStep } from './funnel-steps';

interface ThingProps {
  /** URL of the file with the symbol `thing`. Without one, a square is drawn. */
  src: string | undefined;
  x?: number;
  rows: RowLayout;
}

function Thing({ src, x = 0, rows }: ThingProps) {
  if (src) return <use href={`${src}#thing`} {...THING} x={x} />;
  const y = (rows.height - THING.width) / 2 + 2;
  return <rect x={x + 2} y={y} width="28" height="28" rx="4" strokeWidth="4" />;
}

const getPatternId = (id: string, state: SquareState) => `${id}_${state}`;

interface ThingPatternsProps {
  id: string;
  src: string | undefined;
  steps: readonly FunnelStep[];
}

/** Defines a pattern for each state in use. */
export function ThingPatterns({ id, src, steps }: ThingPatternsProps) {
  const rows = getRowLayout(steps[0]?.drawnAs ?? 'things');
  const used = new Set(steps.flatMap(({ segments }) => segments.map(({ state }) => state)));
  return (
    <svg aria-hidden="true" className="absolute size-0 overflow-hidden keep-colors">
      <g id={`${id}_block`}>
        {Array.from({ length: rows.block }, (_, index) => (
          <Thing
            key={getThingLeft(index, rows)}
            src={src}
            x={getThingLeft(index, rows)}
            rows={rows}
          />
        ))}
      </g>
      {[...used].map((state) => (
        <pattern
          key={state}
          id={getPatternId(id, state)}
          patternUnits="userSpaceOnUse"
          width={getThingLeft(rows.block, rows)}
          height={rows.pitch}
        >
          <use href={`#${id}_block`} className={stateClasses[state].thing} />
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
  const { segments, value, isOutlined, hasExampleLead } = step;
  const rows = getRowLayout(step.drawnAs);
  return (['wide', 'narrow'] as const).map((variant) => {
    const perRow = rows[variant];
    const height = (Math.ceil(value / perRow) - 1) * rows.pitch + rows.height;
    return (
      <svg
        key={variant}
        viewBox={`0 0 ${getRowWidth(perRow, rows)} ${height}`}
        aria-hidden="true"
        className={`w-full keep-colors ${variant === 'wide' ? 'max-md:not-print:hidden' : 'max-w-120 md-or-print:hidden'}`}
      >
        {hasExampleLead && (
          <g
            transform="rotate(12 16 20)"
            className={stateClasses[segments[0]?.state ?? 'held'].thing}
          >
            <Thing src={src} rows={rows} />
          </g>
        )}
        {segments.map(({ state, start, end }) => (
          <path
            key={state}
            d={getThingRowsPath(Math.max(start, Number(hasExampleLead)), end, perRow, rows)}
            fill={`url(#${getPatternId(id, state)})`}
          />
        ))}
        {isOutlined && (
          <path
            d={getOutlinePath(value, perRow, rows)}
            className="fill-none stroke-2 stroke-ink [vector-effect:non-scaling-stroke]"
          />
        )}
      </svg>
    );
  });
}
