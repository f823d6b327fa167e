import { seededRandom } from '../lib/scatter';
import { gridSquares, type Square, type SquareState } from '../lib/squares';
import type { Funnel } from '../schema/records';
import type { Stage } from '../schema/vocabulary';
import { squaresFile } from './drawing-file';

/**
 * Pixels of the usual window. `air` is the share of a cell's height that the average row keeps,
 * `square` the side of a square as a share of the step from one to the next, which is `largest` at
 * most.
 */
const sceneLayouts = {
  wide: { width: 1200, height: 310, air: 0.8, square: 0.7, largest: 40 },
  phone: { width: 320, height: 240, air: 0.61, square: 0.58, largest: 26 },
} as const;

type SceneLayout = keyof typeof sceneLayouts;

/** The middle of the opening, as a share of the width. */
export const OPENING = 0.958;

/** How much closer the rows at the top are than the average, and wider those at the bottom. */
const PERSPECTIVE = 0.2;
/** A drawing of more loose squares would be too large a file. */
const MAX_LOOSE = 700;
/** Degrees. */
const LARGEST_TURN = 75;
/** Places tried for a loose square, of which the one farthest from its neighbors is taken. */
const TRIES = 4;

const between = (least: number, value: number, most: number) =>
  Math.max(least, Math.min(most, Math.round(value)));

function farthestFrom(others: readonly Square[], places: readonly Square[]): Square {
  const distance = ({ x, y }: Square) =>
    Math.min(...others.map((other) => Math.hypot(other.x - x, other.y - y)));
  return places.reduce((one, other) => (distance(other) > distance(one) ? other : one));
}

/** Columns that fill the height; where some up to a fifth more fill the rows of leads too, those. */
function columnsFor(listed: number, leads: number, layout: SceneLayout): number {
  const { width, height, air, largest } = sceneLayouts[layout];
  const least = Math.max(
    Math.round(width / largest),
    Math.floor(Math.sqrt((listed * width * air) / height)),
  );
  const near = Array.from({ length: Math.ceil(least / 5) }, (_, index) => least + index);
  return near.find((columns) => leads % columns === 0) ?? least;
}

/** The companies listed, without the leads among them, whose places stay empty. */
function crowdOf(listed: number, leads: number, layout: SceneLayout) {
  const { width, height, square } = sceneLayouts[layout];
  const columns = columnsFor(listed, leads, layout);
  const pitch = width / (columns - 1 + square);
  const size = pitch * square;
  const rows = Math.ceil(listed / columns);
  const rowPitch = Math.min(pitch, (height - size * 1.4) / Math.max(1, rows - 1));
  const looseRows = Math.min(rows * 0.75, MAX_LOOSE / columns);
  const random = seededRandom(listed);
  const signed = () => random() * 2 - 1;
  const prospects: Square[] = [];
  let leaving = leads;
  let y = height - size;
  for (let row = 0; row < rows; row++) {
    const looseness = Math.max(0, 1 - (rows - 1 - row) / looseRows);
    // The incomplete top row is spread over the width.
    const cells = Math.min(columns, listed - row * columns);
    for (let cell = 0; cell < cells; cell++) {
      const remaining = listed - row * columns - cell;
      if (random() * remaining < leaving) {
        leaving -= 1;
        continue;
      }
      const place = (): Square => ({
        x: between(
          0,
          (cell * (columns / cells) + signed() * 0.4 * looseness) * pitch,
          width - size,
        ),
        y: between(size * 0.2, y + signed() * 0.4 * looseness * rowPitch, height - size),
        size,
        turn: Math.round((signed() * LARGEST_TURN * looseness) / 3) * 3,
        state: 'prospect',
      });
      const near = prospects.slice(-2 * columns);
      const places = Array.from({ length: looseness > 0 ? TRIES : 1 }, place);
      prospects.push(farthestFrom(near, places));
    }
    const depth = rows > 1 ? row / (rows - 1) : 0;
    y -= rowPitch * (1 + PERSPECTIVE * (1 - 2 * depth));
  }
  return { columns, pitch, size, prospects };
}

/** The leads by how far they came, those that came farthest last. */
function leadStates(funnel: Funnel): SquareState[] {
  const reached = (stage: Stage) => funnel.find((step) => step.stage === stage)?.value ?? 0;
  const count = funnel[1]?.value ?? 0;
  const held = reached('held');
  const booked = Math.max(held, reached('booked'));
  return [
    ...Array<SquareState>(count - booked).fill('lead'),
    ...Array<SquareState>(booked - held).fill('booked'),
    ...Array<SquareState>(held).fill('held'),
  ];
}

/** The crowd, the bar with its opening and the arrival in it, and the leads below. */
export function sceneOf(funnel: Funnel, layout: SceneLayout) {
  const [listed, leads] = [funnel[0]?.value ?? 0, funnel[1]?.value ?? 0];
  const { width, height } = sceneLayouts[layout];
  const { columns, pitch, size, prospects } = crowdOf(listed, leads, layout);
  const gap = Math.max(6, pitch * 0.7);
  const bar = { y: height + gap, height: Math.max(4, Math.min(8, gap)) };
  const top = bar.y + bar.height + gap;
  // The rows end at the right edge.
  const skipped = Array<undefined>(Math.ceil(leads / columns) * columns - leads);
  const cells = [...skipped, ...leadStates(funnel)];
  const rows = gridSquares(cells, { columns, size, gap: pitch - size }, [0, top]);
  const opening = width * OPENING;
  const distance = ({ x, y }: Square) => Math.abs(x + size / 2 - opening) + y;
  const place = rows.reduce((one, other) => (distance(other) < distance(one) ? other : one));
  const large = Math.max(9, Math.min(22, pitch * 0.9));
  const arrival: Square = {
    x: opening - large / 2,
    y: bar.y + bar.height / 2 - large / 2,
    size: large,
    turn: 12,
    state: place.state,
  };
  return {
    width,
    height: Math.ceil((rows.at(-1)?.y ?? top) + size),
    columns,
    bar,
    opening: { from: opening - large, to: opening + large },
    squares: [...prospects, ...rows.filter((square) => square !== place), arrival],
  };
}

/**
 * The scene as a file, which keeps some thousand squares off the page. Three times as wide as the
 * content: the bar reaches the edges of the window.
 */
export function sceneFile(funnel: Funnel, layout: SceneLayout) {
  const { width, height, bar, opening, squares } = sceneOf(funnel, layout);
  const size = squares[0]?.size ?? 0;
  return squaresFile('scene', {
    left: -width,
    width: 3 * width,
    height,
    surface: 'pine',
    squares,
    outline: Math.max(0.9, Math.min(1.5, size / 10)),
    children: (
      <>
        <rect className="second" x={-width} width={width + opening.from} {...bar} />
        <rect className="second" x={opening.to} width={2 * width - opening.to} {...bar} />
      </>
    ),
  });
}

/** Pixels of a letter of a label, about. */
const LETTER = 8.8;
/** Pixels of the last numeral and its label. */
const LAST_RULER = 260;

/** Whether the leads stand in one row, and each label fits between two left ends of rulers. */
export function rulersFit(funnel: Funnel): boolean {
  const { width } = sceneLayouts.wide;
  const steps = funnel.slice(1);
  const [first] = steps;
  if (!first || first.value > sceneOf(funnel, 'wide').columns) return false;
  return steps.every(({ value, label }, index) => {
    const room = ((value - (steps[index + 1]?.value ?? 0)) / first.value) * width;
    const isLast = index === steps.length - 1;
    return room >= (isLast ? LAST_RULER : label.length * LETTER + 12);
  });
}
