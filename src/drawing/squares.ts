/** `booked` and `held` are meetings; `free` is an empty slot. */
export type SquareState = 'prospect' | 'qualified' | 'booked' | 'held' | 'free';

export interface Square {
  /** Top left corner, before rotation. */
  x: number;
  y: number;
  size: number;
  /** Rotation around the center, in degrees. */
  turn?: number;
  state: SquareState;
}

const roundToTenth = (value: number) => Math.round(value * 10) / 10;

/**
 * The stroke is drawn inside. A turned square is centered on the origin and translated: shorter than
 * `rotate(a x y)`.
 */
export function rectOf({ x, y, size, turn }: Square, stroke = 0) {
  const side = roundToTenth(size - stroke);
  const half = size / 2;
  const corner = roundToTenth(-side / 2);
  const transform = `translate(${roundToTenth(x + half)} ${roundToTenth(y + half)})rotate(${turn})`;
  const upright = { x: roundToTenth(x + stroke / 2), y: roundToTenth(y + stroke / 2) };
  const place = turn ? { x: corner, y: corner, transform } : upright;
  const rx = size < 10 ? undefined : Math.max(2, Math.round(size * 0.14));
  return { ...place, width: side, height: side, rx };
}

/** Filled squares as one path, which is one element in the page instead of one per square. */
export function squaresPath(squares: readonly Square[]): string {
  const outlines = squares.map(({ x, y, size }) => {
    const r = Math.round(size * 0.14);
    const side = size - 2 * r;
    const upper = `M${x} ${y + r}q0-${r} ${r}-${r}h${side}q${r} 0 ${r} ${r}`;
    return `${upper}v${side}q0 ${r}-${r} ${r}h-${side}q-${r} 0-${r}-${r}z`;
  });
  return outlines.join('');
}

/** A check mark in each square, to be stroked. */
export function ticksPath(squares: readonly Square[]): string {
  const ticks = squares.map(({ x, y, size }) => {
    const at = (share: number) => Math.round(size * share);
    const start = `M${Math.round(x + size * 0.3)} ${Math.round(y + size * 0.51)}`;
    return `${start}l${at(0.135)} ${at(0.135)}l${at(0.26)} ${at(-0.28)}`;
  });
  return ticks.join('');
}

export type Grid = Record<'columns' | 'size' | 'gap', number>;

/** Without outer gaps. */
export function gridSize(count: number, { columns, size, gap }: Grid) {
  const rows = Math.max(1, Math.ceil(count / columns));
  return { width: columns * (size + gap) - gap, height: rows * (size + gap) - gap };
}

export function gridSquares(
  count: number,
  { columns, size, gap }: Grid,
  stateOf: (index: number) => SquareState = () => 'qualified',
): Square[] {
  return Array.from({ length: count }, (_, index) => {
    const [column, row] = [index % columns, Math.floor(index / columns)];
    return { x: column * (size + gap), y: row * (size + gap), size, state: stateOf(index) };
  });
}

export type Area = Record<'x' | 'y' | 'width' | 'height', number>;

/** Rectangles covering the first `amount` squares (the last in part) plus half a gap. */
export function rectanglesCovering(amount: number, { columns, size, gap }: Grid): Area[] {
  const pitch = size + gap;
  const rows = Math.floor(amount / columns);
  const rest = amount - rows * columns;
  const boxes = [
    { width: columns * pitch, height: rows * pitch },
    { width: rest * pitch, height: (rows + 1) * pitch },
  ];
  return boxes
    .filter(({ width, height }) => width > 0 && height > 0)
    .map((box) => ({ x: -gap / 2, y: -gap / 2, ...box }));
}
