import { drawingFile } from '../../drawing/drawing-file';
import { scatter } from '../../drawing/scatter';
import { gridSquares, moved, type Square, type SquareState } from '../../drawing/squares';
import { Drawing } from '../../ui/Picture';

/** In pixels of a phone. Wider columns show less of a quarter. */
const quarter = { width: 320, height: 96, shown: 208, gap: 16 };
/** Around the frieze, so that rounding crops no corner. */
const MARGIN = 1;

const buyer: Square = { x: 118, y: 38, size: 20, state: 'held' };

/** Apart from the crop. */
const isFree = (x: number, y: number, reach: number) =>
  Math.min(x, quarter.width - x, Math.abs(x - quarter.shown), y, quarter.height - y) >= reach;

const prospects = scatter({ ...quarter, count: 40, largest: 16, smallest: 10, isFree }, [buyer]);

/** Rows of leads without a gap; nine or fourteen columns end where a quarter is cropped. */
const queue = { columns: 14, size: 18, gap: 4.4 };
const leads = moved(gridSquares(3 * queue.columns, queue), 10.8, 16.6).map((square, index) =>
  index === queue.columns ? { ...square, x: 4, turn: 12 } : square,
);

const passing = [
  { x: 6, y: 2, turn: -17 },
  { x: 36, y: 2, turn: 9 },
  { x: 96, y: 2, turn: -5 },
  { x: 4, y: 82, turn: 14 },
  { x: 64, y: 82, turn: -8 },
].map((square): Square => ({ ...square, size: 12, state: 'prospect' }));

/** The days with a meeting, by block. */
const meetings: readonly (readonly number[])[] = [
  [1, 8, 15, 24],
  [5, 12, 19],
  [3, 11, 17, 20],
];

/** Three blocks of five by five days, of which wider columns show two. */
const blocks = (stateOf: (block: number, day: number) => SquareState) =>
  [0, 1, 2].flatMap((block) => {
    const days = gridSquares(25, { columns: 5, size: 16, gap: 4 }, (day) => stateOf(block, day));
    return moved(days, block * 112, 0);
  });

const quarters: readonly (readonly Square[])[] = [
  // One buyer among prospects.
  [buyer, ...prospects],
  // The arrival joins the queue while prospects pass by.
  [...leads, ...passing],
  blocks((block, day) => (meetings[block]?.includes(day) ? 'held' : 'open')),
  // Each month has the same number of leads.
  blocks((_, day) => (day < 15 ? 'open' : 'lead')),
];

const pitch = quarter.width + quarter.gap;

/** From loose prospects to regular months: a quarter for each outcome. */
export const friezeFile = drawingFile('frieze', {
  width: 3 * pitch + quarter.width + 2 * MARGIN,
  height: quarter.height + 2 * MARGIN,
  squares: quarters.flatMap((squares, index) => moved(squares, MARGIN + index * pitch, MARGIN)),
});

/** By the id of the outcome. */
const places: ReadonlyMap<string, string> = new Map([
  ['opportunities', '[--quarter:0]'],
  ['autopilot', '[--quarter:1]'],
  ['time', '[--quarter:2]'],
  ['growth', '[--quarter:3]'],
]);

/** Three blocks of a quarter on a phone, two in wider windows. Decorative: the text says the same. */
export function FriezeQuarter({ outcome }: { outcome: string }) {
  const place = places.get(outcome);
  if (!place) return null;
  return (
    <Drawing
      file={friezeFile}
      className={`aspect-322/98 h-auto w-full object-[calc(var(--quarter)*100%/3)] object-cover sm:aspect-210/98 sm:object-[calc(var(--quarter)*30%)] ${place}`}
    />
  );
}
