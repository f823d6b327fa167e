import { type Square, ticksPath } from '../../lib/squares';
import type { Counted } from '../../schema/records';
import { Rects } from '../squares/Squares';
import type { Box, Form } from './layout';
import type { Palette, Tones } from './palettes';

export interface PosterProps {
  form: Form;
  variant: number;
  counts: Omit<Counted, 'label'>;
  box: Box;
  palette: Palette;
}

/** In pixels; smaller ticks are illegible. */
const SMALLEST_TICKED = 16;

const colors = ([ground, small, large, second, loud]: Tones): string =>
  `.ground{fill:${ground}}.small{fill:${small}}.large{fill:${large}}.second{fill:${second}}` +
  `.loud{fill:${loud}}.gate,.slit,.booked,.tick{fill:none;stroke:${ground}}.gate{stroke:${second}}` +
  `.booked{stroke:${loud}}.tick{stroke-linecap:round;stroke-linejoin:round}`;

/** The service has a form, the industry a palette, and each thing counted a square. */
export function Poster({ form, variant, counts, box, palette }: PosterProps) {
  const { value, held = value, also } = counts;
  const { counted, prospects = [], gate } = form(value, box, variant);
  const [light, dark] = palette;
  const night = dark ? `@media (prefers-color-scheme:dark){${colors(dark)}}` : '';
  const isLarge = ({ size }: Square) => size > (prospects[0]?.size ?? 0) * 0.72;
  const second = also?.value ?? 0;
  const size = counted[0]?.size ?? 0;
  const ticked = counts.held && size >= SMALLEST_TICKED ? counted.slice(0, held) : [];
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: a file for <img>, which has the alternative text.
    <svg xmlns="http://www.w3.org/2000/svg" viewBox={`0 0 ${box.width} ${box.height}`} {...box}>
      <style>{colors(light) + night}</style>
      {/* Beyond the edges too: a frame of another ratio shows the poster whole. */}
      <rect className="ground" x="-100%" y="-100%" width="300%" height="300%" />
      <Rects className="small" squares={prospects.filter((it) => !isLarge(it))} />
      <Rects className="large" squares={prospects.filter(isLarge)} />
      {gate && (
        <>
          <path className="gate" strokeWidth={gate.bar} d={gate.wall} />
          {/* Wider, which leaves no hairline at its edges. */}
          <path className="slit" strokeWidth={gate.bar + 2} d={gate.slit} />
        </>
      )}
      <g className="counted">
        <Rects className="second" squares={counted.slice(0, second)} />
        <Rects className="loud" squares={counted.slice(second, held)} />
        <Rects
          className="booked"
          squares={counted.slice(Math.max(held, second))}
          stroke={Math.min(2, Math.max(1, size / 10))}
        />
        <path className="tick" strokeWidth={Math.round(size * 0.9) / 10} d={ticksPath(ticked)} />
      </g>
    </svg>
  );
}
