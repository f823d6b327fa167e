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
  readonly strangers?: readonly Placed[];
  /** Lines as paths, and how thick the wall is. */
  readonly gate?: { readonly wall: string; readonly slit: string; readonly bar: number };
}

/** A form lays out a count in a box. The variant tells projects of one form apart. */
export type Form = (count: number, box: Box, variant: number) => Layout;

/** Across and down: a direction, a place in a grid, or an alignment from 0 to 1. */
export type Pair = readonly [number, number];

/** The tilt of the one counted square that is not yet in its seat. */
export const TRAVELLER_TURN = 12;

export const pick = <Item>(items: readonly [Item, ...Item[]], variant: number): Item =>
  items[variant % items.length] ?? items[0];

/** From one square of a row to the next. */
export function pitchOf(size: number): number {
  return size + (size < 10 ? 1 : Math.max(Math.min(size * 0.16, 4.8), size * 0.12));
}

/** A box without its margin. */
export function insideOf({ width, height }: Box): Area {
  const margin = Math.min(width, height) * 0.05;
  return { x: margin, y: margin, width: width - 2 * margin, height: height - 2 * margin };
}

/** The largest size that fits, up to `most`. */
export function largestSize(fits: (size: number) => boolean, most: number): number {
  let [fitting, tooLarge] = [0, most];
  for (let step = 0; step < 24; step += 1) {
    const size = (fitting + tooLarge) / 2;
    if (fits(size)) fitting = size;
    else tooLarge = size;
  }
  return fitting;
}

/** How far a grid reaches from its first column and row to its last. */
function extentOf(grid: readonly Pair[]) {
  const [xs, ys] = [grid.map(([x]) => x), grid.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { left, top, columns: Math.max(...xs) - left, rows: Math.max(...ys) - top };
}

/** The largest squares whose grid fits an area, aligned in it. */
export function seat(
  gridAt: (size: number) => readonly Pair[],
  area: Area,
  [alignX, alignY]: Pair,
  most = area.height,
): Placed[] {
  const freeAt = (size: number) => {
    const { columns, rows } = extentOf(gridAt(size));
    const pitch = pitchOf(size);
    return [area.width - columns * pitch - size, area.height - rows * pitch - size] as const;
  };
  const size = largestSize((it) => Math.min(...freeAt(it)) >= 0, most);
  const [freeX, freeY] = freeAt(size);
  const grid = gridAt(size);
  const { left, top } = extentOf(grid);
  return grid.map(([x, y]) => ({
    x: area.x + freeX * alignX + (x - left) * pitchOf(size) + size / 2,
    y: area.y + freeY * alignY + (y - top) * pitchOf(size) + size / 2,
    size,
    turn: 0,
  }));
}

/** Rows or columns; the last, shorter line faces the open side. */
export function blockOf(count: number, { width, height }: Box, [across, down]: Pair) {
  return (size: number): Pair[] => {
    const fitting = Math.floor(((across ? height : width) - size) / pitchOf(size)) + 1;
    const perLine = Math.ceil(count / Math.ceil(count / Math.max(1, fitting)));
    return Array.from({ length: count }, (_, index): Pair => {
      const [line, place] = [Math.floor(index / perLine), index % perLine];
      return across ? [across * line, place] : [place, down * line];
    });
  };
}
