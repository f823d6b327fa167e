import {
  getContourPath,
  getLeft,
  getLines,
  getLinesPath,
  getWidth,
  type Lines,
  THING,
} from './funnel-lines';
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
  lines: Lines;
}

function Thing({ src, x = 0, lines }: ThingProps) {
  if (src) return <use href={`${src}#thing`} {...THING} x={x} />;
  const y = (lines.height - THING.width) / 2 + 2;
  return <rect x={x + 2} y={y} width="28" height="28" rx="4" strokeWidth="4" />;
}

const getPatternId = (id: string, tone: Tone) => `${id}_${tone}`;

interface ThingPatternsProps {
  id: string;
  src: string | undefined;
  steps: readonly FunnelStep[];
}

/** Repeats a block of things in each tone of the steps. */
export function ThingPatterns({ id, src, steps }: ThingPatternsProps) {
  const lines = getLines(steps[0]?.arrangement ?? 'things');
  const used = new Set(steps.flatMap(({ runs }) => runs.map(({ tone }) => tone)));
  return (
    <svg aria-hidden="true" className="absolute size-0 keep-colors">
      <g id={`${id}_block`}>
        {Array.from({ length: lines.block }, (_, index) => (
          <Thing key={getLeft(index, lines)} src={src} x={getLeft(index, lines)} lines={lines} />
        ))}
      </g>
      {[...used].map((tone) => (
        <pattern
          key={tone}
          id={getPatternId(id, tone)}
          patternUnits="userSpaceOnUse"
          width={getLeft(lines.block, lines)}
          height={lines.pitch}
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
  /** Tilts the first thing: the example lead. */
  isFirstTilted: boolean;
}

/** Draws the things of a step in lines, with half as many in a line on a phone. */
export function FunnelThings({ step, id, src, isFirstTilted }: FunnelThingsProps) {
  const { runs, value, isContoured } = step;
  const lines = getLines(step.arrangement);
  return (['wide', 'narrow'] as const).map((variant) => {
    const perLine = lines[variant];
    const height = (Math.ceil(value / perLine) - 1) * lines.pitch + lines.height;
    return (
      <svg
        key={variant}
        viewBox={`0 0 ${getWidth(perLine, lines)} ${height}`}
        aria-hidden="true"
        className={`block w-full overflow-visible keep-colors ${variant === 'wide' ? 'max-md:not-print:hidden' : 'max-w-120 md-or-print:hidden'}`}
      >
        {isFirstTilted && (
          <g transform="rotate(12 16 20)" className={tones[runs[0]?.tone ?? 'held']}>
            <Thing src={src} lines={lines} />
          </g>
        )}
        {runs.map(({ tone, start, end }) => (
          <path
            key={tone}
            d={getLinesPath(Math.max(start, Number(isFirstTilted)), end, perLine, lines)}
            fill={`url(#${getPatternId(id, tone)})`}
          />
        ))}
        {isContoured && (
          <path
            d={getContourPath(value, perLine, lines)}
            strokeLinejoin="round"
            className="fill-none stroke-2 stroke-ink [vector-effect:non-scaling-stroke]"
          />
        )}
      </svg>
    );
  });
}
