import type { FunnelStep, Tone } from './funnel-steps';

const thing = { width: 32, height: 40 };
/** In units of a thing's drawing. A line has two or three blocks of ten things. */
const pitch = { x: 43, y: 51 };
const blockGap = 10;

const things = { wide: 30, narrow: 20 };

const getX = (index: number) => index * pitch.x + Math.floor(index / 10) * blockGap;
const getRight = (index: number) => getX(index) + thing.width;

const tones = {
  prospect: 'fill-prospect stroke-prospect text-surface',
  qualified: 'fill-qualified stroke-qualified text-surface',
  stopped: 'fill-qualified stroke-qualified text-surface',
  booked: 'fill-none stroke-meeting text-transparent',
  held: 'fill-meeting stroke-meeting text-surface',
} as const satisfies Record<Tone, string>;

interface ThingProps {
  /** URL of the file with the symbol `thing`. Without one, a square is drawn. */
  src: string | undefined;
  x?: number;
}

function Thing({ src, x = 0 }: ThingProps) {
  if (src) return <use href={`${src}#thing`} {...thing} x={x} />;
  return <rect x={x + 2} y="6" width="28" height="28" rx="4" strokeWidth="4" />;
}

const getPatternId = (id: string, tone: Tone) => `${id}_${tone}`;

interface ThingPatternsProps {
  id: string;
  src: string | undefined;
  steps: readonly FunnelStep[];
}

/** Repeats ten things in each tone of the steps. */
export function ThingPatterns({ id, src, steps }: ThingPatternsProps) {
  const used = new Set(steps.flatMap(({ runs }) => runs.map(({ tone }) => tone)));
  return (
    <svg aria-hidden="true" className="absolute size-0 keep-colors">
      <g id={`${id}_ten`}>
        {Array.from({ length: 10 }, (_, index) => (
          <Thing key={getX(index)} src={src} x={getX(index)} />
        ))}
      </g>
      {[...used].map((tone) => (
        <pattern
          key={tone}
          id={getPatternId(id, tone)}
          patternUnits="userSpaceOnUse"
          width={getX(10)}
          height={pitch.y}
        >
          <use href={`#${id}_ten`} className={tones[tone]} />
        </pattern>
      ))}
    </svg>
  );
}

/** Returns the rectangles of the lines from the thing `start` to the one before `end`. */
function getLinesPath(start: number, end: number, perLine: number): string {
  let path = '';
  for (let from = start; from < end; ) {
    const line = Math.floor(from / perLine);
    const to = Math.min(end, (line + 1) * perLine);
    const left = getX(from - line * perLine);
    const right = getRight(to - 1 - line * perLine);
    path += `M${left} ${line * pitch.y}H${right}v${thing.height}H${left}z`;
    from = to;
  }
  return path;
}

/** Returns an outline at a distance of 7 units around the things. */
function getThingsContour(count: number, perLine: number): string {
  const lines = Math.ceil(count / perLine);
  const last = count - (lines - 1) * perLine;
  const bottom = (lines - 1) * pitch.y + thing.height + 7;
  const right = getRight(Math.min(count, perLine) - 1) + 7;
  const lastRight = getRight(last - 1) + 7;
  return `M-7 -7H${right}V${bottom - (last < Math.min(count, perLine) ? pitch.y : 0)}H${lastRight}V${bottom}H-7z`;
}

interface FunnelThingsProps {
  step: FunnelStep;
  id: string;
  src: string | undefined;
  /** Tilts the first thing: the lead whom the page follows. */
  isFirstTilted: boolean;
}

/** Draws the things of a step, thirty in a line, or twenty on a phone. */
export function FunnelThings({ step, id, src, isFirstTilted }: FunnelThingsProps) {
  const { runs, value, isContoured } = step;
  return (['wide', 'narrow'] as const).map((variant) => {
    const perLine = things[variant];
    const height = Math.ceil(value / perLine) * pitch.y - (pitch.y - thing.height);
    return (
      <svg
        key={variant}
        viewBox={`0 0 ${getRight(perLine - 1)} ${height}`}
        aria-hidden="true"
        className={`block w-full overflow-visible keep-colors ${variant === 'wide' ? 'max-md:not-print:hidden' : 'md-or-print:hidden'}`}
      >
        {isFirstTilted && (
          <g transform="rotate(12 16 20)" className={tones[runs[0]?.tone ?? 'held']}>
            <Thing src={src} />
          </g>
        )}
        {runs.map(({ tone, start, end }) => (
          <path
            key={tone}
            d={getLinesPath(Math.max(start, Number(isFirstTilted)), end, perLine)}
            fill={`url(#${getPatternId(id, tone)})`}
          />
        ))}
        {isContoured && (
          <path
            d={getThingsContour(value, perLine)}
            strokeLinejoin="round"
            className="fill-none stroke-2 stroke-ink [vector-effect:non-scaling-stroke]"
          />
        )}
      </svg>
    );
  });
}

/** Returns the width of the first line: 1 is the full width. */
export function getThingsWidths(count: number): Record<keyof typeof things, number> {
  const getShare = (perLine: number) =>
    Math.min(1, getRight(Math.min(count, perLine) - 1) / getRight(perLine - 1));
  return { wide: getShare(things.wide), narrow: getShare(things.narrow) };
}
