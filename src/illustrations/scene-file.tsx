import { type SceneLayout, sceneOf } from '../lib/scene';
import type { Funnel } from '../schema/records';
import { drawingFile } from './drawing-file';
import { inState, Rects, Ticks } from './squares/Squares';

const SMALLEST_TICKED = 10;

/**
 * Crowd, bar and leads of a funnel as a file, which keeps some thousand squares off the page.
 * Three times as wide as the content: the bar reaches the edges of the window.
 */
export function sceneFile(funnel: Funnel, layout: SceneLayout) {
  const { width, height, bar, opening, squares, arrival } = sceneOf(funnel, layout);
  const all = [...squares, arrival];
  const size = squares[0]?.size ?? 0;
  const stroke = Math.max(0.9, Math.min(1.5, size / 10));
  const held = inState(all, 'held');
  const ticked = held.filter((square) => square.size >= SMALLEST_TICKED);
  const children = (
    <>
      <Rects className="prospect" squares={inState(all, 'prospect')} stroke={stroke} />
      <Rects className="booked" squares={inState(all, 'booked')} stroke={stroke * 1.3} />
      <rect className="second" x={-width} width={width + opening.from} {...bar} />
      <rect className="second" x={opening.to} width={2 * width - opening.to} {...bar} />
      <Rects className="lead" squares={inState(all, 'lead')} />
      <Rects className="held" squares={held} />
      <Ticks squares={ticked} stroke={size * 0.12} />
    </>
  );
  const frame = { left: -width, width: 3 * width, height };
  return drawingFile('scene', { ...frame, surface: 'pine', children });
}
