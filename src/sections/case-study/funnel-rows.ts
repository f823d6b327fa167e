import { splitIntoRows } from '../../drawing/squares';
import type { FunnelStep } from './funnel-steps';

/* Lengths in units of the drawing of a thing. */
export const THING = { width: 32, height: 40 };
const GAP = 11;
/** Added to the gap between two blocks. */
const BLOCK_GAP = 14;
/** From the things to the outline around them. */
const OUTLINE_DISTANCE = 7;

export interface RowLayout {
  /** Things between wider gaps. */
  block: number;
  /** Things in a row in wide windows. */
  wide: number;
  /** Things in a row on phones. */
  narrow: number;
  height: number;
  pitch: number;
}

/** Squares are smaller than things, so that hundreds fit in few rows. */
export const getRowLayout = (drawnAs: FunnelStep['drawnAs']): RowLayout =>
  drawnAs === 'things'
    ? { block: 5, wide: 30, narrow: 15, height: THING.height, pitch: THING.height + GAP }
    : { block: 10, wide: 60, narrow: 30, height: THING.width, pitch: THING.width + GAP };

/** Returns the left edge of the thing at this index of a row. */
export const getThingLeft = (index: number, { block }: RowLayout) =>
  index * (THING.width + GAP) + Math.floor(index / block) * BLOCK_GAP;

/** Returns the width of a row of things. */
export const getRowWidth = (count: number, rows: RowLayout) =>
  getThingLeft(count - 1, rows) + THING.width;

/** Returns a rectangle in each row, over the things from the index `start` to the one before `end`. */
export const getThingRowsPath = (start: number, end: number, perRow: number, rows: RowLayout) =>
  splitIntoRows(start, end, perRow)
    .map(({ row, from, to }) => {
      const left = getThingLeft(from, rows);
      return `M${left} ${row * rows.pitch}H${getRowWidth(to, rows)}v${rows.height}H${left}z`;
    })
    .join('');

/** Returns an outline around the first `count` things. */
export function getOutlinePath(count: number, perRow: number, rows: RowLayout): string {
  const rightOf = (length: number) => getRowWidth(length, rows) + OUTLINE_DISTANCE;
  const rowCount = Math.ceil(count / perRow);
  const inFirst = Math.min(count, perRow);
  const inLast = count - (rowCount - 1) * perRow;
  const [left, top] = [-OUTLINE_DISTANCE, -OUTLINE_DISTANCE];
  const bottom = (rowCount - 1) * rows.pitch + rows.height + OUTLINE_DISTANCE;
  const shoulder = inLast < inFirst ? bottom - rows.pitch : bottom;
  return `M${left} ${top}H${rightOf(inFirst)}V${shoulder}H${rightOf(inLast)}V${bottom}H${left}z`;
}

/** Returns the width of a step's first row in wide windows, as a share of a full row. */
export function getFirstRowShare({ value, drawnAs }: FunnelStep): number {
  const rows = getRowLayout(drawnAs);
  return getRowWidth(Math.min(value, rows.wide), rows) / getRowWidth(rows.wide, rows);
}
