/** Lengths are in units of the drawing. */
export type Square = Record<'x' | 'y' | 'size', number>;

/** Squares of one size in rows. */
interface Grid {
  columns: number;
  size: number;
  /** From the left edge of one square to that of the next. */
  pitch: number;
  /** From the upper edge of one row to that of the next. */
  rowPitch?: number;
}

export const getSpan = (count: number, { size, pitch }: Pick<Grid, 'size' | 'pitch'>) =>
  (count - 1) * pitch + size;

/** Places squares row by row, from left to right. */
export function placeSquares(count: number, grid: Grid): Square[] {
  const { columns, size, pitch, rowPitch = pitch } = grid;
  return Array.from({ length: count }, (_, index) => ({
    x: (index % columns) * pitch,
    y: Math.floor(index / columns) * rowPitch,
    size,
  }));
}

/** Returns the rows of the squares from index `start` to the one before `end`, each with its columns. */
export function splitIntoRows(start: number, end: number, columns: number) {
  const rows = Array.from({ length: Math.ceil(end / columns) }, (_, row) => {
    const first = row * columns;
    return { row, from: Math.max(0, start - first), to: Math.min(columns, end - first) };
  });
  return rows.filter(({ from, to }) => from < to);
}

/**
 * Returns a path over the squares from index `start` to the one before `end`, for a pattern to fill. It ends in the
 * middle of the gaps: on the edge of a square, it would blur that edge.
 */
export function getRowsPath(start: number, end: number, grid: Grid): string {
  const { columns, size, pitch, rowPitch = pitch } = grid;
  const margin = (pitch - size) / 2;
  const rows = splitIntoRows(start, end, columns).map(({ row, from, to }) => {
    const left = from * pitch - margin;
    return `M${left} ${row * rowPitch - margin}h${(to - from) * pitch}v${pitch}H${left}`;
  });
  return rows.join('');
}

/**
 * Returns one path of squares that are smaller by `radius` on each side. A stroke of `2 * radius`
 * with round joins restores their size and rounds their corners.
 */
export function getSolidSquaresPath(squares: readonly Square[], radius: number): string {
  const outlines = squares.map(({ x, y, size }) => {
    const side = size - 2 * radius;
    return `M${x + radius} ${y + radius}h${side}v${side}h-${side}z`;
  });
  return outlines.join('');
}
