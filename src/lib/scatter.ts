import type { Square } from './squares';

/** Reproducible random numbers, from 0 to below 1 (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

interface ScatterOptions {
  count: number;
  width: number;
  height: number;
  /** Sizes decrease from the first square to the last, in few steps. */
  largest: number;
  smallest: number;
  /** Whether a square fits around a point; `reach` is half its diagonal, and some space. */
  isFree?: (x: number, y: number, reach: number) => boolean;
}

const STEPS = 4;
const TRIES = 120;
/** Half the diagonal of a square and some space, as a share of its size. */
const REACH = 0.72;

/** Scatters tilted squares that touch neither each other nor `others`; edges may crop them. */
export function scatter(options: ScatterOptions, others: readonly Square[] = []): Square[] {
  const { count, width, height, largest, smallest, isFree = () => true } = options;
  const random = seededRandom(count + Math.round(width));
  const placed: Square[] = [];
  for (let attempt = 0; attempt < count * TRIES && placed.length < count; attempt++) {
    const step = Math.round((placed.length / count) ** 0.7 * STEPS) / STEPS;
    const size = Math.round(largest - (largest - smallest) * step);
    const [x, y] = [Math.round(random() * width), Math.round(random() * height)];
    const isClear = [...others, ...placed].every(
      (it) => Math.hypot(it.x + it.size / 2 - x, it.y + it.size / 2 - y) > (it.size + size) * REACH,
    );
    if (isClear && isFree(x, y, size * REACH)) {
      const turn = 10 + Math.floor(random() * 8) * 10;
      placed.push({ x: x - size / 2, y: y - size / 2, size, turn, state: 'prospect' });
    }
  }
  return placed;
}
