import { squaresPath } from '../../lib/squares';
import { type Box, cornerOf, type Form, type Placed } from './layout';
import type { Palette, Tones } from './palettes';

/** What a record counted; `held` and `also` are parts of `value`. */
export interface Counts {
  readonly value: number;
  readonly held?: number | undefined;
  readonly also?: { readonly value: number } | undefined;
}

export interface PosterProps {
  readonly form: Form;
  readonly variant: number;
  readonly counts: Counts;
  readonly box: Box;
  readonly palette: Palette;
}

/** Drawn in tenths of a pixel, which saves the decimal points. */
const UNIT = 10;

/** Below this size a tick is a speck. */
const SMALLEST_TICKED = 30;

const colors = ({ ground, quiet, middle, gate, second, loud }: Tones): string =>
  `.ground{fill:${ground}}.quiet{fill:${quiet}}.middle{fill:${middle}}.gate{fill:${gate}}` +
  `.second{fill:${second}}.loud{fill:${loud}}.booked,.tick{fill:none;stroke:${loud}}.tick{stroke:${ground};` +
  'stroke-linecap:round;stroke-linejoin:round}';

/** Squares as one path, each made smaller by `inset` for a stroke that stays within it. */
function pathOf(squares: readonly Placed[], inset = 0): string {
  const largest = squares[0]?.size ?? 1;
  return squaresPath(
    squares.map(({ x, y, size, turn }) => ({
      x: (x - (size - inset) / 2) * UNIT,
      y: (y - (size - inset) / 2) * UNIT,
      size: (size - inset) * UNIT,
      turn,
      state: 'lead',
    })),
    cornerOf(largest) / largest,
  );
}

const ticksOf = (squares: readonly Placed[]): string =>
  squares
    .map(({ x, y, size }) => {
      const [short, long] = [Math.round(size * 1.4), Math.round(size * 2.8)];
      const start = `${Math.round((x - size * 0.21) * UNIT)} ${Math.round((y + size * 0.02) * UNIT)}`;
      return `M${start}l${short} ${short}l${long} ${-long}`;
    })
    .join('');

function strokeOf(size: number): number {
  if (size >= 20) return 2;
  return size >= 10 ? 1.5 : 1;
}

/** As many squares as were counted. Where some were held, those are filled and the others outlined. */
function Counted({ squares, counts }: { squares: readonly Placed[]; counts: Counts }) {
  const { value, held = value, also = { value: 0 } } = counts;
  const size = squares[0]?.size ?? 0;
  const stroke = strokeOf(size);
  const hasTicks = counts.held !== undefined && size >= SMALLEST_TICKED;
  return (
    <g className="counted">
      <path className="second" d={pathOf(squares.slice(0, also.value))} />
      <path className="loud" d={pathOf(squares.slice(also.value, held))} />
      <path
        className="booked"
        strokeWidth={stroke * UNIT}
        d={pathOf(squares.slice(Math.max(held, also.value)), stroke)}
      />
      {hasTicks && (
        <path
          className="tick"
          strokeWidth={Math.round(size * 0.9)}
          d={ticksOf(squares.slice(0, held))}
        />
      )}
    </g>
  );
}

/** A poster: the form says the service, the palette the industry, the number of squares the count. */
export function Poster({ form, variant, counts, box, palette }: PosterProps) {
  const { counted, strangers, bars } = form(counts.value, box, variant);
  const { light, dark } = palette;
  const night = dark ? `@media (prefers-color-scheme:dark){${colors(dark)}}` : '';
  const largest = Math.max(0, ...strangers.map(({ size }) => size));
  const isLarge = ({ size }: Placed) => size > largest * 0.72;
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: a file for <img>, whose alternative text stands there.
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`0 0 ${box.width * UNIT} ${box.height * UNIT}`}
      {...box}
    >
      <style>{colors(light) + night}</style>
      {/* Beyond the edges too: a frame of another ratio shows the poster whole. */}
      <rect className="ground" x="-100%" y="-100%" width="300%" height="300%" />
      <path className="quiet" d={pathOf(strangers.filter((it) => !isLarge(it)))} />
      <path className="middle" d={pathOf(strangers.filter(isLarge))} />
      <path
        className="gate"
        d={bars
          .map((bar) => [bar.x, bar.y, bar.width, bar.height].map((it) => Math.round(it * UNIT)))
          .map(([x, y, width, height]) => `M${x} ${y}h${width}v${height}h-${width}z`)
          .join('')}
      />
      <Counted squares={counted} counts={counts} />
    </svg>
  );
}
