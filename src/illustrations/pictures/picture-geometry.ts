export interface Point {
  readonly x: number;
  readonly y: number;
}

export const width = 640;
export const height = 400;
/** How far a drawing goes on beyond its edges, where it is shown flatter or taller than it is. */
export const bleed = 360;

const goldenRatio = 0x9e3779b9;

/** Turns a record's id into a number, always the same one (FNV-1a with a final mix). */
export function hash(text: string): number {
  let state = 0x811c9dc5;
  for (const letter of text) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  state = Math.imul(state ^ (state >>> 16), 0x45d9f3b);
  return (state ^ (state >>> 16)) >>> 0;
}

/** Pseudo-random numbers from 0 to below 1 that repeat for the same seed (mulberry32). */
export function createRandom(seed: string): () => number {
  let state = hash(seed);
  return () => {
    state = (state + goldenRatio) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export const range = (length: number): number[] => Array.from({ length }, (_, index) => index);

/** One decimal is finer than a pixel at the largest size shown, and keeps the files small. */
export const round = (value: number): number => Math.round(value * 10) / 10;

const at = ({ x, y }: Point): string => `${round(x)} ${round(y)}`;

export const polar = (center: Point, radius: number, degrees: number): Point => ({
  x: center.x + radius * Math.cos((degrees * Math.PI) / 180),
  y: center.y + radius * Math.sin((degrees * Math.PI) / 180),
});

/** A line so short that only its round caps show: the shortest way to write a dot. */
export const dot = ({ x, y }: Point): string => `M${round(x)} ${round(y)}h.1`;

export const line = (from: Point, to: Point): string => `M${at(from)}L${at(to)}`;

export const rectangle = (x: number, y: number, wide: number, high: number): string =>
  `M${round(x)} ${round(y)}h${round(wide)}v${round(high)}h${round(-wide)}z`;

export const polygon = (points: readonly Point[]): string => `M${points.map(at).join('L')}z`;

export function circle({ x, y }: Point, radius: number): string {
  const r = round(radius);
  return `M${round(x - radius)} ${round(y)}a${r} ${r} 0 1 0 ${round(2 * radius)} 0a${r} ${r} 0 1 0 ${round(-2 * radius)} 0z`;
}

/** An open arc, clockwise, for stroking. */
export function arc(center: Point, radius: number, from: number, to: number): string {
  const large = to - from > 180 ? 1 : 0;
  const r = round(radius);
  return `M${at(polar(center, radius, from))}A${r} ${r} 0 ${large} 1 ${at(polar(center, radius, to))}`;
}

export const distance = (from: Point, to: Point): number =>
  Math.hypot(to.x - from.x, to.y - from.y);

/** The dots of one size and tone, drawn as one path. */
export interface DotGroup {
  readonly size: number;
  readonly tone: string;
  readonly path: string;
}

export interface Dot extends Point {
  readonly size: number;
  readonly tone: string;
}

/** Dots share a path when they share size and tone; sizes are rounded so that they do. */
export function groupDots(dots: readonly Dot[]): DotGroup[] {
  const groups = new Map<string, DotGroup>();
  for (const { size, tone, ...place } of dots) {
    const rounded = Math.max(1, Math.round(size));
    const key = `${tone}${rounded}`;
    const path = `${groups.get(key)?.path ?? ''}${dot(place)}`;
    groups.set(key, { size: rounded, tone, path });
  }
  return [...groups.values()];
}
