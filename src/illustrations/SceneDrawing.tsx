import { type SceneLayout, sceneOf } from '../lib/scene';
import { type Square, type SquareState, ticksPath } from '../lib/squares';
import { type Scheme, themeColor } from '../lib/theme-colors';
import type { Funnel } from '../schema/records';
import { drawingFile } from './drawing-file';
import { Rects } from './squares/Squares';

const SMALLEST_TICKED = 10;

function colors(scheme: Scheme): string {
  const of = (token: string) => themeColor(token, scheme, 'pine');
  return (
    `.prospect,.booked{fill:none;stroke:${of('prospect')}}.booked{stroke:${of('meeting')}}` +
    `.lead{fill:${of('qualified')}}.held{fill:${of('meeting')}}.bar{fill:${of('on-pine')}}` +
    `.tick{fill:none;stroke:${of('on-meeting')};stroke-linecap:round;stroke-linejoin:round}`
  );
}

/** Three times as wide as the content: the bar reaches the edges of the window. */
function SceneDrawing({ funnel, layout }: { funnel: Funnel; layout: SceneLayout }) {
  const { width, height, bar, opening, squares, arrival } = sceneOf(funnel, layout);
  const all: Square[] = [...squares, arrival];
  const of = (state: SquareState) => all.filter((square) => square.state === state);
  const size = squares[0]?.size ?? 0;
  const stroke = Math.max(0.9, Math.min(1.5, size / 10));
  const ticked = of('held').filter((square) => square.size >= SMALLEST_TICKED);
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: a file for <img>, which has the alternative text.
    <svg xmlns="http://www.w3.org/2000/svg" viewBox={`${-width} 0 ${3 * width} ${height}`}>
      <style>{`${colors('light')}@media (prefers-color-scheme:dark){${colors('dark')}}`}</style>
      <Rects className="prospect" squares={of('prospect')} stroke={stroke} />
      <Rects className="booked" squares={of('booked')} stroke={stroke * 1.3} />
      <rect className="bar" x={-width} width={width + opening.from} {...bar} />
      <rect className="bar" x={opening.to} width={2 * width - opening.to} {...bar} />
      <Rects className="lead" squares={of('lead')} />
      <Rects className="held" squares={of('held')} />
      <path className="tick" strokeWidth={size * 0.12} d={ticksPath(ticked)} />
    </svg>
  );
}

/** Crowd, bar and leads of a funnel as a file, which keeps some thousand squares off the page. */
export function sceneFile(funnel: Funnel, layout: SceneLayout) {
  const { width, height } = sceneOf(funnel, layout);
  const drawing = <SceneDrawing funnel={funnel} layout={layout} />;
  return drawingFile('scene', drawing, { width: 3 * width, height });
}
