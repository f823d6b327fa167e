import type { Square } from './squares';

const MODULUS = 2 ** 31 - 1;

/** Reproducible random numbers, from 0 to below 1 (Park and Miller's generator). */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48271) % MODULUS;
    return state / MODULUS;
  };
}

export interface ScatterOptions {
  count: number;
  width: number;
  height: number;
  /** Sizes decrease from the first square to the last. */
  largest: number;
  smallest: number;
  /** Where a square fits around a point, else whole in the area; `reach` is half its diagonal. */
  isFree?: (x: number, y: number, reach: number) => boolean;
}

const TRIES = 120;
/** Half the diagonal of a square and some space, as a share of its size. */
const REACH = 0.72;

/** Scatters tilted squares that touch neither each other nor `others`. */
export function scatter(options: ScatterOptions, others: readonly Square[] = []): Square[] {
  const { count, width, height, largest, smallest } = options;
  const isWhole = (x: number, y: number, reach: number) =>
    Math.min(x, width - x, y, height - y) > reach;
  const { isFree = isWhole } = options;
  const random = seededRandom(count + Math.round(width));
  const placed: Square[] = [];
  for (let attempt = 0; attempt < count * TRIES && placed.length < count; attempt++) {
    const size = Math.round(largest - (largest - smallest) * (placed.length / count) ** 0.7);
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
