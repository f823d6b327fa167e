/** A box in pixels: the size at which a composition is usually shown. */
export interface Box {
  readonly width: number;
  readonly height: number;
}

export interface Area extends Box {
  readonly x: number;
  readonly y: number;
}

/** A square by its center. */
export interface Placed {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  /** Degrees, clockwise. */
  readonly turn: number;
}

export interface Layout {
  /** One square for each that was counted, those that count first in front. */
  readonly counted: readonly Placed[];
  readonly strangers: readonly Placed[];
  readonly bars: readonly Area[];
}

/** A form lays out a count in a box. The variant tells projects of one form apart. */
export type Form = (count: number, box: Box, variant: number) => Layout;

export type Side = 'left' | 'right' | 'top' | 'bottom';

/** The tilt of the one counted square that is not yet in its seat. */
export const TRAVELLER_TURN = 12;

/** The gap beside a square of this size. */
export function gapOf(size: number): number {
  if (size > 30) return size * 0.12;
  return size >= 10 ? size * 0.16 : 1;
}

export function cornerOf(size: number): number {
  if (size >= 20) return size * 0.14;
  return size >= 10 ? 2 : 0;
}

/** The largest squares of which a row of `count` fits into a length. */
export function sizeInRow(length: number, count: number): number {
  const large = length / (count + 0.12 * (count - 1));
  if (large > 30) return large;
  const middle = Math.min(30, length / (count + 0.16 * (count - 1)));
  return middle >= 10 ? middle : Math.min(10, (length - count + 1) / count);
}

/** A box without its margin. */
export function insideOf({ width, height }: Box): Area {
  const margin = Math.min(width, height) * 0.05;
  return { x: margin, y: margin, width: width - 2 * margin, height: height - 2 * margin };
}

/** The number of columns that makes `count` squares largest in an area. */
function bestGrid(count: number, { width, height }: Box) {
  const grids = Array.from({ length: count }, (_, index) => {
    const columns = index + 1;
    const rows = Math.ceil(count / columns);
    return { columns, rows, size: Math.min(sizeInRow(width, columns), sizeInRow(height, rows)) };
  });
  return grids.reduce((best, grid) => (grid.size > best.size ? grid : best));
}

/** Squares in rows or columns as large as they fit; the last, shorter line faces the open side. */
export function block(count: number, area: Area, open: Side, largest = Infinity): Placed[] {
  const { columns, rows, size: fitting } = bestGrid(count, area);
  const size = Math.min(fitting, largest);
  const pitch = size + gapOf(size);
  const inColumns = open === 'left' || open === 'right';
  const perLine = inColumns ? rows : columns;
  const lines = Math.ceil(count / perLine);
  const [across, down] = inColumns ? [lines, perLine] : [perLine, lines];
  const left = area.x + (area.width - (across - 1) * pitch) / 2;
  const top = area.y + (area.height - (down - 1) * pitch) / 2;
  return Array.from({ length: count }, (_, index) => {
    const fromFarSide = Math.floor(index / perLine);
    const line = open === 'left' || open === 'top' ? lines - 1 - fromFarSide : fromFarSide;
    const place = index % perLine;
    const [column, row] = inColumns ? [line, place] : [place, line];
    return { x: left + column * pitch, y: top + row * pitch, size, turn: 0 };
  });
}

const steps: Readonly<Record<Side, readonly [number, number]>> = {
  left: [-1, 0],
  right: [1, 0],
  top: [0, -1],
  bottom: [0, 1],
};

/** Lifts the last square out of its seat and tilts it. */
export function withTraveller(seats: readonly Placed[], open: Side): Placed[] {
  const last = seats.at(-1);
  if (!last) return [];
  const [across, down] = steps[open];
  const way = Math.max(10, last.size * 0.3);
  const traveller = {
    ...last,
    x: last.x + across * way,
    y: last.y + down * way,
    turn: TRAVELLER_TURN,
  };
  return [...seats.slice(0, -1), traveller];
}
