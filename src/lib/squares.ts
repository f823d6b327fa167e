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

/**
 * Draws filled squares of one size as dots for a stroke of that width with square caps: the
 * direction of a dot is that of its square. A third of the markup of outlines.
 */
export function squareCapsPath(squares: readonly Square[]): string {
  const short = (value: number) => String(Number(value.toFixed(1))).replace(/\b0\./, '.');
  let [endX, endY] = [0, 0];
  const dots = squares.map(({ x, y, size, turn = 0 }) => {
    const angle = (turn * Math.PI) / 180;
    const [startX, startY] = [Math.round(x + size / 2), Math.round(y + size / 2)];
    const move = `m${short(startX - endX)} ${short(startY - endY)}`;
    const across = Number(Math.cos(angle).toFixed(1));
    const down = Number(Math.sin(angle).toFixed(1));
    [endX, endY] = [startX + across, startY + down];
    return `${move}${down === 0 ? `h${across}` : `l${short(across)} ${short(down)}`}`;
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

/** Working days: where weeks stand apart, a row holds whole ones. */
export const WEEK = 5;

export interface Grid {
  columns: number;
  size: number;
  gap: number;
  /** Space between two weeks, beyond the gap. */
  weekGap?: number;
}

/** The distance from the first column to another. */
const acrossOf = (columns: number, { size, gap, weekGap = 0 }: Grid) =>
  columns * (size + gap) + Math.floor(columns / WEEK) * weekGap;

/** The size of a grid without the gaps around it. */
export function gridSize(count: number, grid: Grid): { width: number; height: number } {
  const { columns, size, gap } = grid;
  const rows = Math.max(1, Math.ceil(count / columns));
  return {
    width: acrossOf(columns - 1, grid) + size,
    height: rows * (size + gap) - gap,
  };
}

/** Encloses the cells from one index up to another, row by row, with half a gap around them. */
export function cellsPath(from: number, to: number, grid: Grid, byColumns = false): string {
  const { columns, size, gap } = grid;
  const x = (column: number) => acrossOf(column, grid);
  const y = (row: number) => row * (size + gap);
  const [across, down] = byColumns ? 'VH' : 'HV';
  const [first, last] = [from, to - 1].map((index) => Math.floor(index / columns)) as [
    number,
    number,
  ];
  const [start, end] = [from % columns, ((to - 1) % columns) + 1];
  const right = first === last ? end : columns;
  const corner = byColumns ? [y(first), x(start)] : [x(start), y(first)];
  const upper = `M${corner.join(' ')}${across}${x(right)}${down}${y(last)}${across}${x(end)}`;
  return `${upper}${down}${y(last + 1)}${across}0${down}${y(first + 1)}${across}${x(start)}z`;
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
