import { distance, height, type Point, range, width } from './picture-geometry';

/** The height of an equilateral triangle: rows this far apart pack dots as closely as they go. */
const triangle = Math.sqrt(3) / 2;

const nearestFirst =
  (focus: Point) =>
  (one: Point, other: Point): number =>
    distance(one, focus) - distance(other, focus);

/** Points in rows and columns around an origin, more than enough to fill a picture. */
function grid(origin: Point, cell: number, rowHeight: number, shift: number): Point[] {
  const columns = Math.ceil(width / cell);
  const rows = Math.ceil(height / rowHeight);
  return range((2 * rows + 1) * (2 * columns + 1)).map((index) => {
    const row = Math.floor(index / (2 * columns + 1)) - rows;
    const column = (index % (2 * columns + 1)) - columns;
    return {
      x: origin.x + (column + (Math.abs(row) % 2) * shift) * cell,
      y: origin.y + row * rowHeight,
    };
  });
}

/** A square lattice, nearest to the focus first: its first points are the ones that are caught. */
export const squareLattice = (focus: Point, cell: number): Point[] =>
  grid(focus, cell, cell, 0).sort(nearestFirst(focus));

/** Close-packed points in a disc, shifted to where this very number of them makes the roundest cluster. */
export function packed(focus: Point, cell: number, count: number): Point[] {
  const clusters = [0, 0.25, 0.5].flatMap((across) =>
    [0, 0.29, 0.5].map((down) => {
      const origin = { x: focus.x + across * cell, y: focus.y + down * cell };
      return grid(origin, cell, cell * triangle, 0.5)
        .sort(nearestFirst(focus))
        .slice(0, count);
    }),
  );
  const extent = (cluster: readonly Point[]): number => distance(cluster.at(-1) ?? focus, focus);
  const [roundest = []] = clusters.sort((one, other) => extent(one) - extent(other));
  return roundest;
}
