import { getCoveringRectangles, getGridSize } from '../../drawing/squares';

/** More squares than this would be too small to count. */
const MAX_DRAWN = 200;
const MIN_SQUARES = 40;

const isDrawn = (leads: number | undefined): leads is number =>
  leads !== undefined && leads <= MAX_DRAWN;

/** Returns one layout for all plans, so that they can be compared. It fits the largest number drawn. */
export function createSharedLayout(leads: readonly (number | undefined)[]) {
  const largest = Math.max(MIN_SQUARES, ...leads.filter(isDrawn));
  const columns = largest > 60 ? 20 : 10;
  return { columns, rows: Math.ceil(largest / columns), size: 28, gap: 5 };
}

export type LeadGridLayout = ReturnType<typeof createSharedLayout>;

/** Returns the layout for phones: at least as many squares, in rows of 20. */
export function createPhoneLayout({ rows, columns, ...layout }: LeadGridLayout): LeadGridLayout {
  return { ...layout, columns: 20, rows: Math.ceil((rows * columns) / 20) };
}

/**
 * Covers one square per lead. Without a number, or with one too large to draw, covers all squares of
 * a grid that is wider than the card, which clips it.
 */
export function createLeadGrid(leads: number | undefined, layout: LeadGridLayout) {
  const columns = isDrawn(leads) ? layout.columns : Math.ceil(layout.columns * 1.2);
  const count = isDrawn(leads) ? leads : layout.rows * columns;
  return {
    ...getGridSize(layout.rows * layout.columns, layout),
    runsOff: !isDrawn(leads),
    filled: getCoveringRectangles(count, { ...layout, columns }),
  };
}
