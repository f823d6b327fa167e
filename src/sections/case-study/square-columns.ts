/** In units of the drawing. Blocks of columns are farther apart. */
const pitch = 6;
const blockGap = 3;

export interface SquareColumns {
  rows: number;
  /** Columns in a block. */
  block: number;
  gap: number;
  /** Squares of whole pixels look sharper, unless they are so small that their sizes would differ much. */
  rendering: 'crispEdges' | 'geometricPrecision';
}

function getRows(total: number): number {
  if (total <= 250) return 3;
  if (total <= 700) return 5;
  return total <= 1600 ? 10 : 20;
}

/** Returns columns for the greatest number in a drawing, so that its squares are neither large nor tiny. */
export function getSquareColumns(total: number): Record<'wide' | 'narrow', SquareColumns> {
  const rows = getRows(total);
  const isFine = total > 120 * rows;
  const shared = {
    gap: isFine ? 1.6 : 1.25,
    rendering: isFine ? 'geometricPrecision' : 'crispEdges',
  } as const;
  return {
    wide: { ...shared, rows, block: 10 },
    narrow: { ...shared, rows: 2 * rows, block: 5 },
  };
}

export const getSquareSize = ({ gap }: SquareColumns) => pitch - gap;

const getX = (column: number, { block }: SquareColumns) =>
  column * pitch + Math.floor(column / block) * blockGap;

export const getHeight = (count: number, { rows, gap }: SquareColumns) =>
  Math.min(count, rows) * pitch - gap;

/** Returns the right edge of the last square. */
export const getWidth = (count: number, columns: SquareColumns) =>
  count > 0 ? getX(Math.ceil(count / columns.rows) - 1, columns) + getSquareSize(columns) : 0;

/** Returns the dashes of a line: squares, and the gaps between them and between blocks. */
export function getDashes(columns: SquareColumns): string {
  const { block, gap } = columns;
  const size = getSquareSize(columns);
  return `${`${size} ${gap} `.repeat(block - 1)}${size} ${gap + blockGap}`;
}

const getLines = (columns: SquareColumns) =>
  Array.from({ length: columns.rows }, (_, row) => {
    return { row, y: row * pitch + getSquareSize(columns) / 2 };
  });

/** Returns a line through the middle of the squares of each row. */
export const getSquaresPath = (count: number, columns: SquareColumns) =>
  getLines(columns)
    .filter(({ row }) => row < count)
    .map(({ row, y }) => `M0 ${y}H${getWidth(count - row, columns)}`)
    .join('');

/** Returns lines as wide as a square and the gaps around it, under the squares from `start` on. */
export function getFramesPath(start: number, end: number, columns: SquareColumns): string {
  const { rows, block, gap } = columns;
  let path = '';
  for (const { row, y } of getLines(columns)) {
    const last = Math.ceil((end - row) / rows) - 1;
    let column = Math.ceil((start - row) / rows);
    while (column <= last) {
      const blockEnd = Math.min(last, column + block - (column % block) - 1);
      path += `M${getX(column, columns) - gap} ${y}H${getX(blockEnd, columns) + pitch}`;
      column = blockEnd + 1;
    }
  }
  return path;
}

const contourDistance = 3;

/** Returns an outline around the squares, whose last column may be shorter. */
export function getContourPath(count: number, columns: SquareColumns): string {
  const rest = count % columns.rows;
  const right = getWidth(count, columns) + contourDistance;
  const bottom = getHeight(count, columns) + contourDistance;
  const start = `M-${contourDistance} -${contourDistance}H${right}`;
  const full = count - rest;
  if (rest === 0 || full === 0) return `${start}V${bottom}H-${contourDistance}z`;
  const shortBottom = bottom - (columns.rows - rest) * pitch;
  const fullRight = getWidth(full, columns) + contourDistance;
  return `${start}V${shortBottom}H${fullRight}V${bottom}H-${contourDistance}z`;
}
