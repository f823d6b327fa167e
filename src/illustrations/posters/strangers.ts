import { seededRandom } from '../../lib/squares';
import type { Box, Placed } from './layout';

const TRIES = 120;

/** How far a turned square reaches from its center, as a share of its size, and some air. */
const REACH = 0.72;

/** Loose, tilted squares that overlap nothing, the largest first. They may run off an edge. */
export function strangers(
  box: Box,
  { count, largest, smallest }: { count: number; largest: number; smallest: number },
  counted: readonly Placed[],
  isFree: (x: number, y: number, reach: number) => boolean,
): Placed[] {
  const random = seededRandom(count + Math.round(box.width));
  const placed: Placed[] = [];
  for (let attempt = 0; attempt < count * TRIES && placed.length < count; attempt += 1) {
    const size = Math.round(largest - (largest - smallest) * (placed.length / count) ** 0.7);
    const [x, y] = [random() * box.width, random() * box.height];
    const isClear = (other: Placed) =>
      Math.hypot(other.x - x, other.y - y) > (other.size + size) * REACH;
    if (isFree(x, y, size * REACH) && placed.every(isClear) && counted.every(isClear))
      placed.push({ x, y, size, turn: 10 + Math.floor(random() * 8) * 10 });
  }
  return placed;
}
