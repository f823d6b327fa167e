export type Square = Record<'x' | 'y' | 'size', number>;

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

/** Returns a path with a tick in each square. */
export function getTicksPath(squares: readonly Square[]): string {
  const ticks = squares.map(({ x, y, size }) => {
    const at = (share: number) => Math.round(size * share);
    const start = `M${Math.round(x + size * 0.3)} ${Math.round(y + size * 0.51)}`;
    return `${start}l${at(0.135)} ${at(0.135)} ${at(0.26)}${at(-0.28)}`;
  });
  return ticks.join('');
}

export type Grid = Record<'columns' | 'size' | 'gap', number>;

/** Returns the size of a grid, which has gaps between squares only. */
export function getGridSize(count: number, { columns, size, gap }: Grid) {
  const rows = Math.ceil(count / columns);
  return { width: columns * (size + gap) - gap, height: rows * (size + gap) - gap };
}

export function getGridSquares(count: number, { columns, size, gap }: Grid): Square[] {
  return Array.from({ length: count }, (_, index) => {
    const [column, row] = [index % columns, Math.floor(index / columns)];
    return { x: column * (size + gap), y: row * (size + gap), size };
  });
}

export type Rectangle = Record<'x' | 'y' | 'width' | 'height', number>;

/**
 * Returns one or two overlapping rectangles that cover the first `amount` squares, the last in
 * part, and half a gap around them.
 */
export function getCoveringRectangles(amount: number, { columns, size, gap }: Grid): Rectangle[] {
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
