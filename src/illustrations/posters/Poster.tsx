import { type Square, squaresPath, ticksPath } from '../../lib/squares';
import type { Counted as CountedRecord } from '../../schema/records';
import type { Box, Form, Placed } from './layout';
import type { Palette, Tones } from './palettes';

/** What a record counted; `held` and `also` are parts of `value`. */
type Counts = Omit<CountedRecord, 'label'>;

export interface PosterProps {
  readonly form: Form;
  readonly variant: number;
  readonly counts: Counts;
  readonly box: Box;
  readonly palette: Palette;
}

/** Squares are drawn in tenths of a pixel, which saves the decimal points. */
const UNIT = 10;

/** Below this size a tick is a speck. */
const SMALLEST_TICKED = 30;

const colors = ([ground, small, large, gate, second, loud]: Tones): string =>
  `.ground{fill:${ground}}.small{fill:${small}}.large{fill:${large}}.second{fill:${second}}` +
  `.loud{fill:${loud}}.gate,.slit,.booked,.tick{fill:none;stroke:${ground}}.gate{stroke:${gate}}` +
  `.booked{stroke:${loud}}.tick{stroke-linecap:round;stroke-linejoin:round}`;

/** Each square is smaller by `inset`, for a stroke that stays within it. */
const scaled = (squares: readonly Placed[], inset = 0): Square[] =>
  squares.map(({ x, y, size, turn }) => ({
    x: (x - (size - inset) / 2) * UNIT,
    y: (y - (size - inset) / 2) * UNIT,
    size: (size - inset) * UNIT,
    turn,
    state: 'lead',
  }));

function pathOf(squares: readonly Placed[], inset = 0): string {
  const size = squares[0]?.size ?? 0;
  return squaresPath(scaled(squares, inset), size < 10 ? 0 : Math.max(0.14, 2 / size));
}

/** As many squares as were counted. Where some were held, those are filled and the others outlined. */
function Counted({ squares, counts }: { squares: readonly Placed[]; counts: Counts }) {
  const { value, held = value, also } = counts;
  const second = also?.value ?? 0;
  const size = squares[0]?.size ?? 0;
  const stroke = Math.min(2, Math.max(1, size / 10));
  const ticked = counts.held && size >= SMALLEST_TICKED ? squares.slice(0, held) : [];
  return (
    <g className="counted" transform={`scale(${1 / UNIT})`}>
      <path className="second" d={pathOf(squares.slice(0, second))} />
      <path className="loud" d={pathOf(squares.slice(second, held))} />
      <path
        className="booked"
        strokeWidth={stroke * UNIT}
        d={pathOf(squares.slice(Math.max(held, second)), stroke)}
      />
      <path className="tick" strokeWidth={Math.round(size * 0.9)} d={ticksPath(scaled(ticked))} />
    </g>
  );
}

/** A poster: the form says the service, the palette the industry, the number of squares the count. */
export function Poster({ form, variant, counts, box, palette }: PosterProps) {
  const { counted, strangers = [], gate } = form(counts.value, box, variant);
  const { light, dark } = palette;
  const night = dark ? `@media (prefers-color-scheme:dark){${colors(dark)}}` : '';
  const isLarge = ({ size }: Placed) => size > (strangers[0]?.size ?? 0) * 0.72;
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: a file for <img>, whose alternative text stands there.
    <svg xmlns="http://www.w3.org/2000/svg" viewBox={`0 0 ${box.width} ${box.height}`} {...box}>
      <style>{colors(light) + night}</style>
      {/* Beyond the edges too: a frame of another ratio shows the poster whole. */}
      <rect className="ground" x="-100%" y="-100%" width="300%" height="300%" />
      <g transform={`scale(${1 / UNIT})`}>
        <path className="small" d={pathOf(strangers.filter((it) => !isLarge(it)))} />
        <path className="large" d={pathOf(strangers.filter(isLarge))} />
      </g>
      {gate && (
        <>
          <path className="gate" strokeWidth={gate.bar} d={gate.wall} />
          {/* Wider, which leaves no hairline at its edges. */}
          <path className="slit" strokeWidth={gate.bar + 2} d={gate.slit} />
        </>
      )}
      <Counted squares={counted} counts={counts} />
    </svg>
  );
}
