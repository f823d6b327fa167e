/** `meeting` took place; `open` is a free day. */
export type SquareState = 'stranger' | 'lead' | 'booked' | 'meeting' | 'open';

export interface Square {
  /** Left and top before rotation. */
  x: number;
  y: number;
  size: number;
  /** Degrees, around the center. */
  turn?: number;
  state: SquareState;
}

/** Rounded corners are invisible below these sizes, and triple the markup. */
const SMALLEST_ROUNDED = 16;
const SMALLEST_ROUNDED_TURNED = 24;
const CORNER_SHARE = 0.14;

const sides = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
] as const;

interface Outline {
  start: readonly [number, number];
  path: string;
}

function lineBy(across: number, down: number): string {
  if (down === 0) return `h${across}`;
  return across === 0 ? `v${down}` : `l${across} ${down}`;
}

/** Rounds to integers, so that equal squares have equal markup, which compresses. */
function outlineOf({ x, y, size, turn = 0 }: Square, corner: number): Outline {
  const angle = (turn * Math.PI) / 180;
  const rotated = (dx: number, dy: number): [number, number] => {
    const across = Math.round(dx * Math.cos(angle) - dy * Math.sin(angle));
    const down = Math.round(dx * Math.sin(angle) + dy * Math.cos(angle));
    // Turns -0 into 0.
    return [across + 0, down + 0];
  };
  const isRounded = size >= (turn ? SMALLEST_ROUNDED_TURNED : SMALLEST_ROUNDED);
  const radius = isRounded ? Math.round(size * corner) : 0;
  const edge = size - 2 * radius;
  const parts = sides.map(([dx, dy]) => {
    const side = lineBy(...rotated(edge * dx, edge * dy));
    const corner = rotated(radius * (dx - dy), radius * (dx + dy)).join(' ');
    return radius ? `${side}a${radius} ${radius} 0 0 1 ${corner}` : side;
  });
  const [startX, startY] = rotated(radius - size / 2, -size / 2);
  return {
    start: [Math.round(x + size / 2) + startX, Math.round(y + size / 2) + startY],
    // `z` draws the last side of a square without rounded corners.
    path: `${parts.slice(0, radius ? 4 : 3).join('')}z`,
  };
}

/** One path for all squares, in relative moves, which compress. */
export function squaresPath(squares: readonly Square[], corner = CORNER_SHARE): string {
  const outlines = squares.map((square) => outlineOf(square, corner));
  const moves = outlines.map(({ start: [x, y], path }, index) => {
    const [fromX, fromY] = outlines[index - 1]?.start ?? [0, 0];
    return `m${x - fromX} ${y - fromY}${path}`;
  });
  return moves.join('');
}

/** Draws filled squares of one size as dots for a stroke with square caps: a third of the markup. */
export function squareCapsPath(squares: readonly Square[]): string {
  const dots = squares.map(({ x, y, size, turn = 0 }) => {
    const angle = (turn * Math.PI) / 180;
    const [across = 1, down = 0] = [Math.cos(angle), Math.sin(angle)].map(
      (side) => Math.round(side * 10) / 10 + 0,
    );
    return `M${Math.round(x + size / 2)} ${Math.round(y + size / 2)}${lineBy(across, down)}`;
  });
  return dots.join('');
}

/** A tick in each square, to be stroked with round ends. */
export function ticksPath(squares: readonly Square[]): string {
  const ticks = squares.map(({ x, y, size }) => {
    const at = (share: number) => Math.round(size * share);
    const start = `M${Math.round(x + size * 0.3)} ${Math.round(y + size * 0.51)}`;
    return `${start}l${at(0.135)} ${at(0.135)}l${at(0.26)} ${at(-0.28)}`;
  });
  return ticks.join('');
}

export interface Grid {
  count: number;
  columns: number;
  size: number;
  gap: number;
}

export function gridSize({ count, columns, size, gap }: Grid): { width: number; height: number } {
  const extent = (cells: number) => Math.max(0, cells * (size + gap) - gap);
  return { width: extent(columns), height: extent(Math.ceil(count / columns)) };
}

export interface FilledGrid extends Grid {
  /** The number of filled cells, or their indexes. */
  filled: number | ReadonlySet<number>;
  state?: 'lead' | 'booked' | 'meeting';
}

export function gridSquares({ filled, state = 'lead', ...grid }: FilledGrid): Square[] {
  const { count, columns, size, gap } = grid;
  const isFilled = (index: number) =>
    typeof filled === 'number' ? index < filled : filled.has(index);
  return Array.from({ length: count }, (_, index) => ({
    x: (index % columns) * (size + gap),
    y: Math.floor(index / columns) * (size + gap),
    size,
    state: isFilled(index) ? state : 'open',
  }));
}

/** Reproducible random numbers from 0 to 1 (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export interface Crowd {
  count: number;
  seed: number;
  width: number;
  height: number;
  sizes?: readonly [number, ...number[]];
  /** Whether it is denser to the right. */
  gathers?: boolean;
}

const turns = [10, 24, 38, 52, 66, 80] as const;
const CANDIDATES = 3;

/** Scatters tilted squares, each at the best of three random places, far from the others. */
export function crowd({
  count,
  seed,
  width,
  height,
  sizes = [9, 11, 13],
  gathers = false,
}: Crowd): Square[] {
  const random = seededRandom(seed);
  const squares: Square[] = [];
  const candidate = (): Square => {
    const across = gathers ? random() ** 0.55 : random();
    const step = Math.min(
      sizes.length - 1,
      Math.floor((across * 0.8 + random() * 0.2) * sizes.length),
    );
    const size = sizes[step] ?? sizes[0];
    // Rotation extends a square by up to a fifth of its side.
    const margin = size * 0.21;
    return {
      x: Math.round(margin + across * (width - size - 2 * margin)),
      y: Math.round(margin + random() * (height - size - 2 * margin)),
      size,
      turn: turns[Math.floor(random() * turns.length)] ?? 0,
      state: 'stranger',
    };
  };
  const room = (square: Square) =>
    Math.min(...squares.map((other) => Math.hypot(other.x - square.x, other.y - square.y)));
  while (squares.length < count) {
    const candidates = Array.from({ length: CANDIDATES }, candidate);
    squares.push(candidates.reduce((best, next) => (room(next) > room(best) ? next : best)));
  }
  return squares;
}

/** Outlines the first `count` cells of a grid, in the middle of the gaps. */
export function contourPath(count: number, { columns, size, gap }: Omit<Grid, 'count'>): string {
  const at = (cells: number) => cells * (size + gap) - gap / 2;
  const [rows, rest] = [Math.floor(count / columns), count % columns];
  const right = rows > 0 ? columns : rest;
  const step = rows > 0 && rest > 0 ? `V${at(rows)}H${at(rest)}` : '';
  return `M${at(0)} ${at(0)}H${at(right)}${step}V${at(rest > 0 ? rows + 1 : rows)}H${at(0)}z`;
}
