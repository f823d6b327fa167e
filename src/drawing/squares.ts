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
