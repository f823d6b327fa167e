import { latticeFor, type Square } from '../../lib/squares';

/** The usual size of a composition, in pixels. */
export interface Box {
  width: number;
  height: number;
}

interface Area extends Box {
  x: number;
  y: number;
}

export interface Layout {
  /** One square per thing counted; `held` and `also` take the first ones. */
  counted: readonly Square[];
  prospects?: readonly Square[];
  /** Paths, and the thickness of the wall. */
  gate?: { wall: string; slit: string; bar: number };
}

/** Variants distinguish projects that have the same form. */
export type Form = (count: number, box: Box, variant: number) => Layout;

/** x and y of a direction, of a grid cell, or of an alignment from 0 to 1. */
export type Pair = readonly [number, number];

/** Degrees. The arrival is the one counted square not yet in its place. */
export const ARRIVAL_TURN = 12;

export const pick = <Item>(items: readonly [Item, ...Item[]], variant: number): Item =>
  items[variant % items.length] ?? items[0];

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
  // No gap after the last column and row.
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

/** Rows or columns; an incomplete last one is at the open side. */
export function blockOf(count: number, { width, height }: Box, [across, down]: Pair): Pair[] {
  const room = across ? { width, height } : { width: height, height: width };
  const { rows: perLine } = latticeFor(count, room);
  return Array.from({ length: count }, (_, index): Pair => {
    const [line, place] = [Math.floor(index / perLine), index % perLine];
    return across ? [across * line, place] : [place, down * line];
  });
}
