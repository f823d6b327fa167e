import { latticeFor, type Square } from '../../lib/squares';

/** A box in pixels: the size at which a composition is usually shown. */
export interface Box {
  width: number;
  height: number;
}

interface Area extends Box {
  x: number;
  y: number;
}

export interface Layout {
  /** One square for each that was counted, those that count first in front. */
  counted: readonly Square[];
  strangers?: readonly Square[];
  /** Lines as paths, and how thick the wall is. */
  gate?: { wall: string; slit: string; bar: number };
}

/** A form lays out a count in a box. The variant tells projects of one form apart. */
export type Form = (count: number, box: Box, variant: number) => Layout;

/** Across and down: a direction, a place in a grid, or an alignment from 0 to 1. */
export type Pair = readonly [number, number];

/** The tilt of the one counted square that is not yet in its seat. */
export const TRAVELLER_TURN = 12;

export const pick = <Item>(items: readonly [Item, ...Item[]], variant: number): Item =>
  items[variant % items.length] ?? items[0];

/** A box without its margin. */
export function insideOf({ width, height }: Box): Area {
  const margin = Math.min(width, height) * 0.05;
  return { x: margin, y: margin, width: width - 2 * margin, height: height - 2 * margin };
}

/** The size of a square without the gap to the next one. */
export function sizeFor(pitch: number): number {
  if (pitch < 11.6) return pitch - 1;
  return pitch / (pitch < 34 ? 1.16 : 1.12);
}

/** The largest squares whose grid fits an area, aligned in it. */
export function seat(
  grid: readonly Pair[],
  area: Area,
  [alignX, alignY]: Pair,
  most = area.height,
): Square[] {
  const [xs, ys] = [grid.map(([x]) => x), grid.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [columns, rows] = [Math.max(...xs) - left, Math.max(...ys) - top];
  // The last column and row need no gap.
  const pitch = Math.min(area.width / (columns + 0.89), area.height / (rows + 0.89), most);
  const size = sizeFor(pitch);
  const startX = area.x + (area.width - columns * pitch - size) * alignX;
  const startY = area.y + (area.height - rows * pitch - size) * alignY;
  return grid.map(([x, y]) => ({
    x: startX + (x - left) * pitch,
    y: startY + (y - top) * pitch,
    size,
    state: 'lead',
  }));
}

/** Rows or columns; the last, shorter line faces the open side. */
export function blockOf(count: number, { width, height }: Box, [across, down]: Pair): Pair[] {
  const room = across ? { width, height } : { width: height, height: width };
  const { rows: perLine } = latticeFor(count, room);
  return Array.from({ length: count }, (_, index): Pair => {
    const [line, place] = [Math.floor(index / perLine), index % perLine];
    return across ? [across * line, place] : [place, down * line];
  });
}
