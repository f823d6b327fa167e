import { type Square, ticksPath } from '../../lib/squares';
import { type Scheme, themeColor } from '../../lib/theme-colors';
import type { Counted } from '../../schema/records';
import { Rects } from '../squares/Squares';
import type { Form, Stage } from './layout';
import type { Palette } from './palettes';

export interface PosterProps {
  form: Form;
  counts: Omit<Counted, 'label'>;
  stage: Stage;
  palette: Palette;
}

/** In pixels; smaller ticks are illegible. */
const SMALLEST_TICKED = 16;

function colors(scheme: Scheme, palette: Palette): string {
  const color = (token: string) => themeColor(token, scheme, palette.replace('surface-', ''));
  const fill = (name: string, token: string) => `.${name}{fill:${color(token)}}`;
  return [
    fill('ground', 'surface'),
    fill('small', 'prospect-small'),
    fill('large', 'prospect-large'),
    fill('second', 'second'),
    fill('loud', 'loud'),
    `.booked{fill:none;stroke:${color('loud')}}`,
    `.tick{fill:none;stroke:${color('on-loud')};stroke-linecap:round;stroke-linejoin:round}`,
  ].join('');
}

/** The service has a form, the industry a palette, and each thing counted a square. */
export function Poster({ form, counts, stage, palette }: PosterProps) {
  const { value, held = value, also } = counts;
  const { width, height, align } = stage;
  const { counted, prospects = [], walls = [] } = form(value, stage);
  const isLarge = ({ size }: Square) => size > (prospects[0]?.size ?? 0) * 0.72;
  const second = also?.value ?? 0;
  const size = counted[0]?.size ?? 0;
  const ticked = counts.held && size >= SMALLEST_TICKED ? counted.slice(0, held) : [];
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: a file for <img>, which has the alternative text.
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      preserveAspectRatio={align}
    >
      <style>
        {`${colors('light', palette)}@media (prefers-color-scheme:dark){${colors('dark', palette)}}`}
      </style>
      {/* Beyond the edges too, for a frame of another ratio. */}
      <rect className="ground" x="-400%" y="-400%" width="900%" height="900%" />
      <Rects className="small" squares={prospects.filter((it) => !isLarge(it))} />
      <Rects className="large" squares={prospects.filter(isLarge)} />
      {walls.map((wall) => (
        <rect key={wall.x + wall.y} className="second" {...wall} />
      ))}
      <g className="counted">
        <Rects className="second" squares={counted.slice(0, second)} />
        <Rects className="loud" squares={counted.slice(second, held)} />
        <Rects
          className="booked"
          squares={counted.slice(Math.max(held, second))}
          stroke={Math.min(3, Math.max(1, size / 16))}
        />
        <path className="tick" strokeWidth={Math.round(size * 0.9) / 10} d={ticksPath(ticked)} />
      </g>
    </svg>
  );
}
