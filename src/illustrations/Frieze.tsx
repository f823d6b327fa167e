import { scatter } from '../lib/scatter';
import { gridSquares, type Square, type SquareState } from '../lib/squares';
import { Drawing } from '../ui/Picture';
import { squaresFile } from './drawing-file';

/** Three blocks of five by five days, in pixels of a phone. Wider columns show two of them. */
const days = { columns: 5, size: 16, gap: 4 };
const blocks = { count: 3, side: 96, gap: 16 };
const quarter = { width: 320, height: blocks.side, shown: 208 };
/** Around a quarter, so that rounding crops no corner. */
const MARGIN = 1;

/** Ends where a quarter is cropped, after nine columns or fourteen. */
const queue = { columns: 14, rows: 3, x: 10.8, y: 16.6, size: 18, gap: 4.4 };
const arrival = { x: 4, turn: 12 };
const passing = { size: 12, upper: 2, lower: 82 };

const buyer: Square = { x: 118, y: 38, size: 20, state: 'held' };

/** The days with a meeting, by week. */
const meetings: readonly (readonly number[])[] = [
  [1, 8, 15, 24],
  [5, 12, 19],
  [3, 11, 17, 20],
];

/** Each month has the same number of leads. */
const LEADS_START = 15;

/** One buyer among prospects, which straighten toward the right and stay apart from the crop. */
function opportunities(): Square[] {
  const { width, height, shown } = quarter;
  const isFree = (x: number, y: number, reach: number) =>
    Math.min(x, width - x, Math.abs(x - shown), y, height - y) >= reach;
  const prospects = scatter(
    { width, height, count: 40, largest: days.size, smallest: days.size * 0.6, isFree },
    [buyer],
  );
  const straighten = (square: Square) => {
    return { ...square, turn: Math.round((square.turn ?? 0) * (1 - square.x / width)) };
  };
  return [buyer, ...prospects.map(straighten)];
}

/** Rows of leads without a gap, which the arrival joins while prospects pass by. */
function autopilot(): Square[] {
  const { columns, rows, x, y } = queue;
  const leads = Array<SquareState>(columns * rows).fill('lead');
  const squares = gridSquares(leads, queue, [x, y]).map((square, index) =>
    index === columns ? { ...square, ...arrival } : square,
  );
  const pass = (left: number, top: number, turn: number): Square => {
    return { x: left, y: top, size: passing.size, turn, state: 'prospect' };
  };
  return [
    ...squares,
    pass(6, passing.upper, -17),
    pass(36, passing.upper, 9),
    pass(96, passing.upper, -5),
    pass(4, passing.lower, 14),
    pass(64, passing.lower, -8),
  ];
}

function blocksOf(stateOf: (block: number, day: number) => SquareState): Square[] {
  return Array.from({ length: blocks.count }, (_, block) => {
    const states = Array.from({ length: days.columns ** 2 }, (_, day) => stateOf(block, day));
    return gridSquares(states, days, [block * (blocks.side + blocks.gap), 0]);
  }).flat();
}

const time = () => blocksOf((week, day) => (meetings[week]?.includes(day) ? 'held' : 'open'));

const growth = () => blocksOf((_, day) => (day < LEADS_START ? 'open' : 'lead'));

const frame = { width: quarter.width + 2 * MARGIN, height: quarter.height + 2 * MARGIN };
const pitch = quarter.width + blocks.gap;
const quarters = [opportunities(), autopilot(), time(), growth()];

/** From loose prospects to regular months: a quarter for each outcome. */
export const friezeFile = squaresFile('frieze', {
  width: (quarters.length - 1) * pitch + frame.width,
  height: frame.height,
  squares: quarters.flatMap((squares, index) =>
    squares.map(({ x, y, ...square }) => ({
      ...square,
      x: x + MARGIN + index * pitch,
      y: y + MARGIN,
    })),
  ),
});

/** By the id of the outcome. */
const places: ReadonlyMap<string, string> = new Map([
  ['opportunities', '[--quarter:0]'],
  ['autopilot', '[--quarter:1]'],
  ['time', '[--quarter:2]'],
  ['growth', '[--quarter:3]'],
]);

export const hasQuarter = (outcome: string) => places.has(outcome);

/** Three blocks of a quarter on a phone, two in wider windows. Decorative: the text says the same. */
export function FriezeQuarter({ outcome }: { outcome: string }) {
  return (
    <Drawing
      file={friezeFile}
      className={`aspect-322/98 h-auto w-full object-[calc(var(--quarter)*100%/3)] object-cover sm:aspect-210/98 sm:object-[calc(var(--quarter)*30%)] ${places.get(outcome)}`}
    />
  );
}
