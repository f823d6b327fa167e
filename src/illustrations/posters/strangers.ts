import { seededRandom } from '../../lib/squares';
import type { Area, Box, Placed } from './layout';

export interface Crowd {
  readonly count: number;
  readonly largest: number;
  readonly smallest: number;
  /** Where strangers may stand, by their centers. */
  readonly isFree: (x: number, y: number) => boolean;
  /** Areas that they keep clear of. */
  readonly keepOut: readonly Area[];
}

const TRIES = 120;

/** How much room a turned square needs around its center, by its size. */
const REACH = 0.72;

const distanceTo = (area: Area, x: number, y: number) =>
  Math.hypot(
    Math.max(area.x - x, 0, x - area.x - area.width),
    Math.max(area.y - y, 0, y - area.y - area.height),
  );

/** Loose, tilted squares that overlap nothing, the largest first. They may run off an edge. */
export function strangers(box: Box, crowd: Crowd): Placed[] {
  const { count, largest, smallest, isFree, keepOut } = crowd;
  const random = seededRandom(count + Math.round(box.width));
  const placed: Placed[] = [];
  for (let index = 0; index < count; index += 1) {
    const size = Math.round(largest - (largest - smallest) * (index / count) ** 0.7);
    for (let attempt = 0; attempt < TRIES; attempt += 1) {
      const x = random() * box.width;
      const y = random() * box.height;
      const isClear =
        isFree(x, y) &&
        keepOut.every((area) => distanceTo(area, x, y) > size * REACH + smallest * 0.3) &&
        placed.every((it) => Math.hypot(it.x - x, it.y - y) > (it.size + size) * REACH);
      if (isClear) {
        placed.push({ x, y, size, turn: 10 + Math.floor(random() * 8) * 10 });
        break;
      }
    }
  }
  return placed;
}

/** The area around all squares, their tilts included. */
export function extentOf(squares: readonly Placed[]): Area {
  const reach = squares.map(({ size, turn }) => size * (turn ? 0.6 : 0.5));
  const edge = (pick: 'x' | 'y', sign: 1 | -1) =>
    squares.map((square, index) => square[pick] + sign * (reach[index] ?? 0));
  const x = Math.min(...edge('x', -1));
  const y = Math.min(...edge('y', -1));
  return { x, y, width: Math.max(...edge('x', 1)) - x, height: Math.max(...edge('y', 1)) - y };
}
