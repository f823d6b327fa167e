import type { Square } from '../squares';

export type Box = Record<'width' | 'height', number>;
export type Area = Box & Record<'x' | 'y', number>;

/** In pixels of the window that the picture is composed for. */
export interface Canvas extends Box {
  /** Where prospects come from. */
  from: 'left' | 'top';
  /** For the counted squares. */
  field: Area;
  /** For prospects in the field. */
  room?: number;
  /** No squares at the top left: a card sets its figure there. */
  clear?: Box;
}

export interface Layout {
  /** One square per thing counted; `held` and `also` take the first ones. */
  counted: readonly Square[];
  prospects?: readonly Square[];
  /** The wall on both sides of the gate. */
  walls?: readonly Area[];
}

export type Form = (count: number, canvas: Canvas) => Layout;

/** x and y of a direction, of a grid cell, or of an alignment from 0 to 1. */
export type Pair = readonly [number, number];

/** Degrees. The arrival is the one counted square not yet in its place. */
export const ARRIVAL_TURN = 12;

/** Tilts the last square and moves it by a fifth. */
export function arrive(squares: readonly Square[], [across, down]: Pair): Square[] {
  return squares.map((square, index) => {
    if (index < squares.length - 1) return square;
    const step = square.size / 5;
    const [x, y] = [square.x + across * step, square.y + down * step];
    return { ...square, x, y, turn: ARRIVAL_TURN };
  });
}

/** The size of a square without the gap to the next one. */
export const sizeFor = (pitch: number) => pitch - Math.max(1, pitch * 0.12);

/** The largest squares whose grid fits an area, aligned in it. */
export function seat(
  grid: readonly Pair[],
  area: Area,
  [alignX, alignY]: Pair,
  most = Math.min(area.width, area.height) * 0.4,
): Square[] {
  const [xs, ys] = [grid.map(([x]) => x), grid.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [columns, rows] = [Math.max(...xs) - left, Math.max(...ys) - top];
  // Little gap after the last column and row.
  const pitch = Math.min(area.width / (columns + 0.92), area.height / (rows + 0.92), most);
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
