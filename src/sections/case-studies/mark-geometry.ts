import { splitIntoRows } from '../../drawing/squares';
import type { FunnelStage } from './funnel-stages';

/** The size of a symbol, in units of the drawing. A square is as high as wide. */
export const MARK_SIZE = { width: 32, height: 40 };
const GAP = 11;
/** Added to the gap between two blocks. */
const BLOCK_GAP = 14;
/** From the marks to the outline around them. */
const OUTLINE_DISTANCE = 7;

export interface RowLayout {
  /** Wider gaps separate blocks. */
  marksPerBlock: number;
  marksPerRow: { wide: number; narrow: number };
  rowHeight: number;
  rowPitch: number;
}

/** Squares are lower than symbols and stand in longer rows, so that hundreds fit in few rows. */
export const getRowLayout = (drawnAs: FunnelStage['drawnAs']): RowLayout =>
  drawnAs === 'symbols'
    ? {
        marksPerBlock: 5,
        marksPerRow: { wide: 30, narrow: 15 },
        rowHeight: MARK_SIZE.height,
        rowPitch: MARK_SIZE.height + GAP,
      }
    : {
        marksPerBlock: 10,
        marksPerRow: { wide: 60, narrow: 30 },
        rowHeight: MARK_SIZE.width,
        rowPitch: MARK_SIZE.width + GAP,
      };

/** Returns the left edge of the mark at this index of a row. */
export const getMarkLeft = (index: number, { marksPerBlock }: RowLayout) =>
  index * (MARK_SIZE.width + GAP) + Math.floor(index / marksPerBlock) * BLOCK_GAP;

/** Returns the width of a row of marks. */
export const getRowWidth = (count: number, layout: RowLayout) =>
  getMarkLeft(count - 1, layout) + MARK_SIZE.width;

/** Returns a rectangle in each row, over the marks from the index `start` to the one before `end`. */
export const getMarkRowsPath = (start: number, end: number, perRow: number, layout: RowLayout) =>
  splitIntoRows(start, end, perRow)
    .map(({ row, from, to }) => {
      const left = getMarkLeft(from, layout);
      return `M${left} ${row * layout.rowPitch}H${getRowWidth(to, layout)}v${layout.rowHeight}H${left}z`;
    })
    .join('');

/** Returns an outline around the first `count` marks. */
export function getOutlinePath(count: number, perRow: number, layout: RowLayout): string {
  const rightOf = (length: number) => getRowWidth(length, layout) + OUTLINE_DISTANCE;
  const rowCount = Math.ceil(count / perRow);
  const inFirst = Math.min(count, perRow);
  const inLast = count - (rowCount - 1) * perRow;
  const [left, top] = [-OUTLINE_DISTANCE, -OUTLINE_DISTANCE];
  const bottom = (rowCount - 1) * layout.rowPitch + layout.rowHeight + OUTLINE_DISTANCE;
  const shoulder = inLast < inFirst ? bottom - layout.rowPitch : bottom;
  return `M${left} ${top}H${rightOf(inFirst)}V${shoulder}H${rightOf(inLast)}V${bottom}H${left}z`;
}

/** Returns the width of a stage's first row in wide windows, as a share of a full row. */
export function getFirstRowShare({ value, drawnAs }: FunnelStage): number {
  const layout = getRowLayout(drawnAs);
  const { wide } = layout.marksPerRow;
  return getRowWidth(Math.min(value, wide), layout) / getRowWidth(wide, layout);
}
