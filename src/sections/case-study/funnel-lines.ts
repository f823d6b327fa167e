import { splitIntoRows } from '../../drawing/squares';
import type { FunnelStep } from './funnel-steps';

/* Lengths in units of the drawing of a thing. */
export const THING = { width: 32, height: 40 };
const GAP = 11;
/** Added to the gap between two blocks. */
const BLOCK_GAP = 14;
/** From the things to the contour around them. */
const CONTOUR_DISTANCE = 7;

export interface Lines {
  /** Things between wider gaps. */
  block: number;
  /** Things in a line in wide windows. */
  wide: number;
  /** Things in a line on phones. */
  narrow: number;
  height: number;
  pitch: number;
}

/** Returns how many stand in a line. Squares are small, so that hundreds stay in few lines. */
export const getLines = (arrangement: FunnelStep['arrangement']): Lines =>
  arrangement === 'things'
    ? { block: 5, wide: 30, narrow: 15, height: THING.height, pitch: THING.height + GAP }
    : { block: 10, wide: 60, narrow: 30, height: THING.width, pitch: THING.width + GAP };

/** Returns the left edge of the thing at this index of a line. */
export const getLeft = (index: number, { block }: Lines) =>
  index * (THING.width + GAP) + Math.floor(index / block) * BLOCK_GAP;

/** Returns the width of a line of things. */
export const getWidth = (count: number, lines: Lines) => getLeft(count - 1, lines) + THING.width;

/** Returns rectangles over the things from the index `start` to the one before `end`, one for each line. */
export const getLinesPath = (start: number, end: number, perLine: number, lines: Lines) =>
  splitIntoRows(start, end, perLine)
    .map(({ row, from, to }) => {
      const left = getLeft(from, lines);
      return `M${left} ${row * lines.pitch}H${getWidth(to, lines)}v${lines.height}H${left}z`;
    })
    .join('');

/** Returns a contour around the first `count` things. */
export function getContourPath(count: number, perLine: number, lines: Lines): string {
  const rightOf = (length: number) => getWidth(length, lines) + CONTOUR_DISTANCE;
  const lineCount = Math.ceil(count / perLine);
  const inFirst = Math.min(count, perLine);
  const inLast = count - (lineCount - 1) * perLine;
  const [left, top] = [-CONTOUR_DISTANCE, -CONTOUR_DISTANCE];
  const bottom = (lineCount - 1) * lines.pitch + lines.height + CONTOUR_DISTANCE;
  const shoulder = inLast < inFirst ? bottom - lines.pitch : bottom;
  return `M${left} ${top}H${rightOf(inFirst)}V${shoulder}H${rightOf(inLast)}V${bottom}H${left}z`;
}

/** Returns the width of the first line of a step in wide windows, as a share of a full line. */
export function getFirstLineShare({ value, arrangement }: FunnelStep): number {
  const lines = getLines(arrangement);
  return getWidth(Math.min(value, lines.wide), lines) / getWidth(lines.wide, lines);
}
