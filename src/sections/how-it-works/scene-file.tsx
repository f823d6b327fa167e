import { renderToStaticMarkup } from 'react-dom/server';
import { DealOutline } from '../../drawing/DealOutline';
import { ticksPath } from '../../drawing/squares';
import { hashedName } from '../../lib/hashed-name';
import type { Funnel } from '../../schema/records';
import type { Scheme } from '../../styles/read-theme';
import { themeColor } from '../../styles/theme-colors';
import { drawScene, type SceneLayout, type SceneSquare } from './scene-drawing';

/** Tokens of the pine surface, by class: an image does not see the styles of the page. */
const fills = { inside: 'surface', line: 'ink', qualified: 'qualified', held: 'meeting' };
const strokes = { prospect: 'prospect', booked: 'meeting', tick: 'on-meeting' };

function colorsIn(scheme: Scheme): string {
  const rules = (property: string, tokens: Record<string, string>) =>
    Object.entries(tokens).map(
      ([name, token]) => `.${name}{${property}:${themeColor(token, scheme, 'pine')}}`,
    );
  return [...rules('fill', fills), ...rules('stroke', strokes)].join('');
}

const roundToTenth = (value: number) => Math.round(value * 10) / 10;

/**
 * The stroke is drawn inside. A turned square is centered on the origin and translated: shorter than
 * `rotate(a x y)`.
 */
function rectOf({ x, y, size, turn }: SceneSquare, stroke: number) {
  const side = roundToTenth(size - stroke);
  const half = size / 2;
  const corner = roundToTenth(-side / 2);
  const transform = `translate(${roundToTenth(x + half)} ${roundToTenth(y + half)})rotate(${turn})`;
  const upright = { x: roundToTenth(x + stroke / 2), y: roundToTenth(y + stroke / 2) };
  const position = turn ? { x: corner, y: corner, transform } : upright;
  const rx = size < 10 ? undefined : Math.max(2, Math.round(size * 0.14));
  return { ...position, width: side, height: side, rx };
}

/** In pixels; smaller ticks are illegible. */
const SMALLEST_TICKED = 10;

function Ticks({ squares }: { squares: readonly SceneSquare[] }) {
  const size = squares[0]?.size ?? 0;
  if (size < SMALLEST_TICKED) return null;
  return (
    <path
      className="tick"
      strokeWidth={Math.round(size) / 10}
      strokeLinecap="round"
      strokeLinejoin="round"
      d={ticksPath(squares)}
    />
  );
}

/** A file instead of inline SVG: one element in the page, both color schemes inside. */
export function sceneFile(funnel: Funnel, layout: SceneLayout) {
  const { left, width, height, bars, won, squares, outlineWidth } = drawScene(funnel, layout);
  const inState = Object.groupBy(squares, ({ state }) => state);
  const widths = { prospect: outlineWidth, booked: outlineWidth * 1.3, qualified: 0, held: 0 };
  const styles =
    `.${Object.keys(strokes).join(',.')}{fill:none}${colorsIn('light')}` +
    `@media (prefers-color-scheme:dark){${colorsIn('dark')}}`;
  const svg = renderToStaticMarkup(
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`${left} 0 ${width} ${height}`}
      width={width}
      height={height}
      aria-hidden="true"
    >
      <style>{styles}</style>
      {bars.map((bar) => (
        <rect key={bar.x} className="line" {...bar} />
      ))}
      <DealOutline {...won} line="line" inside="inside" />
      {(['prospect', 'booked', 'qualified', 'held'] as const).map((state) => (
        <g key={state} className={state} strokeWidth={widths[state] || undefined}>
          {inState[state]?.map((square) => (
            <rect key={`${square.x} ${square.y}`} {...rectOf(square, widths[state])} />
          ))}
        </g>
      ))}
      <Ticks squares={inState.held ?? []} />
    </svg>,
  );
  return { src: `/pictures/${hashedName('scene', svg)}.svg`, svg, width, height };
}
