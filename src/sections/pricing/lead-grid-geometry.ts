import { getRowsPath, getSpan } from '../../drawing/squares';

/** More squares than this would be too small to count. */
const MAX_SQUARES = 200;
const MIN_SQUARES = 40;

export const SQUARE_SIZE = 28;
const GAP = 5;
export const SQUARE_PITCH = SQUARE_SIZE + GAP;
const grid = { size: SQUARE_SIZE, pitch: SQUARE_PITCH };

const isDrawn = (leads: number | undefined): leads is number =>
  leads !== undefined && leads <= MAX_SQUARES;

/** Returns one layout for all plans, so that they can be compared. It fits the largest number drawn. */
export function createSharedLayout(leads: readonly (number | undefined)[]) {
  const largest = Math.max(MIN_SQUARES, ...leads.filter(isDrawn));
  const columns = largest > 60 ? 20 : 10;
  return { columns, rows: Math.ceil(largest / columns) };
}

export type LeadGridLayout = ReturnType<typeof createSharedLayout>;

/** Returns the layout for phones: at least as many squares, in longer rows. */
export function createNarrowLayout({ rows, columns }: LeadGridLayout): LeadGridLayout {
  const narrowColumns = Math.max(columns, 15);
  return { columns: narrowColumns, rows: Math.ceil((rows * columns) / narrowColumns) };
}

/**
 * Returns the size of a grid, and the path of its filled squares with half of the gap around each. If there are
 * too many leads to draw, or no number, the path is wider than the grid and the card cuts it off.
 */
export function getLeadGridGeometry(leads: number | undefined, { columns, rows }: LeadGridLayout) {
  const perRow = isDrawn(leads) ? columns : Math.ceil(columns * 1.2);
  const count = isDrawn(leads) ? leads : rows * perRow;
  return {
    width: getSpan(columns, grid),
    height: getSpan(rows, grid),
    overflows: !isDrawn(leads),
    filledPath: getRowsPath(0, count, { ...grid, columns: perRow }),
  };
}
