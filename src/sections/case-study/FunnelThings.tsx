import type { FunnelStep, Tone } from './funnel-steps';

/* Lengths in units of the drawing of a thing. */
const THING = { width: 32, height: 40 };
const GAP = 11;
/** Added to the gap between two blocks. */
const BLOCK_GAP = 14;

interface Lines {
  /** Things between wider gaps. */
  block: number;
  wide: number;
  narrow: number;
  height: number;
}

/** Returns how many stand in a line. Squares are small, so that hundreds stay in few lines. */
const getLines = (arrangement: FunnelStep['arrangement']): Lines =>
  arrangement === 'things'
    ? { block: 5, wide: 30, narrow: 15, height: THING.height }
    : { block: 10, wide: 60, narrow: 30, height: THING.width };

const getX = (index: number, { block }: Lines) =>
  index * (THING.width + GAP) + Math.floor(index / block) * BLOCK_GAP;
const getRight = (index: number, lines: Lines) => getX(index, lines) + THING.width;

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
          <Thing key={getX(index, lines)} src={src} x={getX(index, lines)} lines={lines} />
        ))}
      </g>
      {[...used].map((tone) => (
        <pattern
          key={tone}
          id={getPatternId(id, tone)}
          patternUnits="userSpaceOnUse"
          width={getX(lines.block, lines)}
          height={lines.height + GAP}
        >
          <use href={`#${id}_block`} className={tones[tone]} />
        </pattern>
      ))}
    </svg>
  );
}

/** Returns the rectangles of the lines from the thing `start` to the one before `end`. */
function getLinesPath(start: number, end: number, perLine: number, lines: Lines): string {
  let path = '';
  for (let from = start; from < end; ) {
    const line = Math.floor(from / perLine);
    const to = Math.min(end, (line + 1) * perLine);
    const left = getX(from - line * perLine, lines);
    const right = getRight(to - 1 - line * perLine, lines);
    path += `M${left} ${line * (lines.height + GAP)}H${right}v${lines.height}H${left}z`;
    from = to;
  }
  return path;
}

/** Returns an outline at a distance of 7 units around the things. */
function getThingsContour(count: number, perLine: number, lines: Lines): string {
  const lineCount = Math.ceil(count / perLine);
  const last = count - (lineCount - 1) * perLine;
  const pitch = lines.height + GAP;
  const bottom = lineCount * pitch - GAP + 7;
  const right = getRight(Math.min(count, perLine) - 1, lines) + 7;
  const lastRight = getRight(last - 1, lines) + 7;
  return `M-7 -7H${right}V${bottom - (last < Math.min(count, perLine) ? pitch : 0)}H${lastRight}V${bottom}H-7z`;
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
    const height = Math.ceil(value / perLine) * (lines.height + GAP) - GAP;
    return (
      <svg
        key={variant}
        viewBox={`0 0 ${getRight(perLine - 1, lines)} ${height}`}
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
            d={getThingsContour(value, perLine, lines)}
            strokeLinejoin="round"
            className="fill-none stroke-2 stroke-ink [vector-effect:non-scaling-stroke]"
          />
        )}
      </svg>
    );
  });
}

/** Returns the width of the first line of a step in wide windows: 1 is the full width. */
export function getFirstLineWidth({ value, arrangement }: FunnelStep): number {
  const lines = getLines(arrangement);
  const count = Math.min(value, lines.wide);
  return getRight(count - 1, lines) / getRight(lines.wide - 1, lines);
}
