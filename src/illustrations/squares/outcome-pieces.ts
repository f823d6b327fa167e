import { scatter } from '../../lib/scatter';
import { gridSize, gridSquares, type Square, type SquareState } from '../../lib/squares';
import type { DrawingFile } from '../drawing-file';
import { squaresFile } from './squares-file';

/** A week and a month are blocks of five by five days. */
const SIDE = 5;

/** The queue has the middle rows; prospects pass by in the first and the last. */
const QUEUE_ROWS = 3;
const ARRIVAL = { x: 3, turn: 12 };
const PASSING_SIZE = 0.8;
const passedBy = [
  { column: 0, place: 0, turn: -17 },
  { column: 1, place: 0, turn: 9 },
  { column: 3, place: 0, turn: -5 },
  { column: 0, place: SIDE - 1, turn: 14 },
  { column: 2, place: SIDE - 1, turn: -8 },
];

/** In pixels of a usual window. `blocks`: weeks or months side by side. */
const layouts = {
  wide: { size: 22, gap: 7, blocks: 2, blockGap: 20, prospects: 26 },
  phone: { size: 16, gap: 4, blocks: 3, blockGap: 16, prospects: 32 },
} as const;

type Layout = (typeof layouts)[keyof typeof layouts];

/** The days with a meeting, by week. */
const meetings: readonly (readonly number[])[] = [
  [1, 8, 15, 24],
  [5, 12, 19],
  [3, 11, 17, 20],
];

/** Four weeks, below an empty row; each month has the same number of leads. */
const MONTH_START = SIDE;
const LEADS_START = 3 * SIDE;

function sizeOf({ blocks, blockGap, ...cell }: Layout) {
  const side = gridSize(SIDE ** 2, { columns: SIDE, ...cell }).height;
  return { width: blocks * (side + blockGap) - blockGap, height: side };
}

/** Blocks of days, one for each item. */
function blocksOf<Item>(
  items: readonly Item[],
  layout: Layout,
  stateOf: (item: Item, day: number) => SquareState | undefined,
): Square[] {
  const step = sizeOf(layout).height + layout.blockGap;
  return items.slice(0, layout.blocks).flatMap((item, block) => {
    const states = Array.from({ length: SIDE ** 2 }, (_, day) => stateOf(item, day));
    return gridSquares(states, { columns: SIDE, ...layout }, [block * step, 0]);
  });
}

/** One buyer among prospects, which straighten toward the right. */
function opportunities(layout: Layout): Square[] {
  const { width, height } = sizeOf(layout);
  const size = layout.size * 1.25;
  const buyer: Square = { x: width * 0.56, y: (height - size) / 2, size, state: 'held' };
  const prospects = scatter(
    {
      width,
      height,
      count: layout.prospects,
      largest: layout.size,
      smallest: layout.size * 0.6,
      isFree: (x, y, reach) => Math.min(x, width - x, y, height - y) >= reach,
    },
    [buyer],
  );
  const straighten = (square: Square) => {
    return { ...square, turn: Math.round((square.turn ?? 0) * (1 - square.x / width)) };
  };
  return [buyer, ...prospects.map(straighten)];
}

/** Rows of leads without a gap, which the arrival joins. */
function autopilot(layout: Layout): Square[] {
  const { size } = layout;
  const { width, height } = sizeOf(layout);
  const columns = layout.blocks * SIDE;
  const gap = (width - columns * size) / (columns - 1);
  const row = (height - size) / (SIDE - 1);
  const leads = Array<SquareState>(columns * QUEUE_ROWS).fill('lead');
  const queue = gridSquares(leads, { columns, size, gap }, [0, row]).map((square, index) =>
    index === columns ? { ...square, x: ARRIVAL.x, turn: ARRIVAL.turn } : square,
  );
  const small = size * PASSING_SIZE;
  const passing = passedBy.map(({ column, place, turn }): Square => {
    const x = column * (size + gap) + (size - small) / 2;
    const y = place * row + (size - small) / 2;
    return { x, y, size: small, turn, state: 'prospect' };
  });
  return [...queue, ...passing];
}

const time = (layout: Layout) =>
  blocksOf(meetings, layout, (days, day) => (days.includes(day) ? 'held' : 'open'));

const growth = (layout: Layout) =>
  blocksOf(Array.from({ length: layout.blocks }), layout, (_, day) => {
    if (day < MONTH_START) return undefined;
    return day < LEADS_START ? 'open' : 'lead';
  });

function filesOf(name: string, draw: (layout: Layout) => Square[]) {
  const file = (layout: Layout) => squaresFile(name, { ...sizeOf(layout), squares: draw(layout) });
  return { wide: file(layouts.wide), phone: file(layouts.phone) };
}

export interface OutcomePiece {
  wide: DrawingFile;
  phone: DrawingFile;
}

/** The pieces of the frieze, by the id of their outcome. */
export const outcomePieces: ReadonlyMap<string, OutcomePiece> = new Map([
  ['opportunities', filesOf('opportunities', opportunities)],
  ['autopilot', filesOf('autopilot', autopilot)],
  ['time', filesOf('time', time)],
  ['growth', filesOf('growth', growth)],
]);
