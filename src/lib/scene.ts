import type { Funnel } from '../schema/records';
import type { Stage } from '../schema/vocabulary';
import { seededRandom } from './scatter';
import type { Square, SquareState } from './squares';

/**
 * Pixels of the usual window. `air` is the share of a cell's height that the average row keeps;
 * `largest` limits the step from one square to the next.
 */
export const sceneLayouts = {
  wide: { width: 1200, height: 300, air: 0.82, largest: 40 },
  phone: { width: 320, height: 240, air: 0.61, largest: 26 },
} as const;

export type SceneLayout = keyof typeof sceneLayouts;

/** The middle of the opening, as a share of the width. */
export const OPENING = 0.958;

/** The side of a square, as a share of the step from one to the next. */
const SQUARE = 0.7;
/** A drawing of more loose squares would be too large a file. */
const MAX_LOOSE = 700;
/** Degrees. */
const LARGEST_TURN = 75;

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
  const { width, height } = sceneLayouts[layout];
  const columns = columnsFor(listed, leads, layout);
  const pitch = width / (columns - 1 + SQUARE);
  const size = pitch * SQUARE;
  const rows = Math.ceil(listed / columns);
  const looseRows = Math.min(rows * 0.75, MAX_LOOSE / columns);
  /** How much closer than its columns the average row is. */
  const tightness = Math.max(0, 1 - (height - size) / Math.max(1, (rows - 1) * pitch));
  const random = seededRandom(listed);
  const signed = () => random() * 2 - 1;
  const prospects: Square[] = [];
  let leaving = leads;
  let y = height - size;
  for (let row = 0; row < rows; row++) {
    const looseness = Math.max(0, 1 - (rows - 1 - row) / looseRows) ** 0.8;
    // The incomplete top row is spread over the width.
    const cells = Math.min(columns, listed - row * columns);
    for (let cell = 0; cell < cells; cell++) {
      const remaining = listed - row * columns - cell;
      if (random() * remaining < leaving) {
        leaving -= 1;
        continue;
      }
      const x = (cell * (columns / cells) + signed() * 0.3 * looseness) * pitch;
      prospects.push({
        x: Math.max(0, Math.min(width - size, Math.round(x * 2) / 2)),
        y: Math.round(Math.max(0, y + signed() * 0.3 * looseness * pitch)),
        size,
        turn: Math.round(signed() * LARGEST_TURN * looseness),
        state: 'prospect',
      });
    }
    y -= pitch * (1 - (2 * tightness * row) / Math.max(1, rows - 1));
  }
  return { columns, pitch, size, prospects };
}

/** Leads in rows that end at the right edge, those that came farthest last. */
function leadsOf(funnel: Funnel, columns: number) {
  const reached = (stage: Stage) => funnel.find((step) => step.stage === stage)?.value ?? 0;
  const count = funnel[1]?.value ?? 0;
  const held = reached('held');
  const booked = Math.max(held, reached('booked'));
  const states: SquareState[] = [
    ...Array<SquareState>(count - booked).fill('lead'),
    ...Array<SquareState>(booked - held).fill('booked'),
    ...Array<SquareState>(held).fill('held'),
  ];
  const skipped = Math.ceil(count / columns) * columns - count;
  return states.map((state, index) => {
    const place = index + skipped;
    return { column: place % columns, row: Math.floor(place / columns), state };
  });
}

/** The crowd, the bar with its opening and the arrival in it, and the leads below. */
export function sceneOf(funnel: Funnel, layout: SceneLayout) {
  const [listed, leads] = [funnel[0]?.value ?? 0, funnel[1]?.value ?? 0];
  const { width, height } = sceneLayouts[layout];
  const { columns, pitch, size, prospects } = crowdOf(listed, leads, layout);
  const gap = Math.max(4, pitch * 0.4);
  const bar = { y: height + gap, height: Math.max(4, Math.min(8, gap)) };
  const top = bar.y + bar.height + gap;
  const rows = leadsOf(funnel, columns).map(({ column, row, state }) => {
    return { x: column * pitch, y: top + row * pitch, size, state };
  });
  const opening = width * OPENING;
  const distance = ({ x, y }: Square) => Math.abs(x + size / 2 - opening) + y;
  const seat = rows.reduce((one, other) => (distance(other) < distance(one) ? other : one));
  const large = Math.max(9, Math.min(22, pitch * 0.9));
  const arrival: Square = {
    x: opening - large / 2,
    y: bar.y + bar.height / 2 - large / 2,
    size: large,
    turn: 12,
    state: seat.state,
  };
  return {
    width,
    height: Math.ceil((rows.at(-1)?.y ?? top) + size),
    columns,
    bar,
    opening: { from: opening - large, to: opening + large },
    squares: [...prospects, ...rows.filter((square) => square !== seat)],
    arrival,
  };
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
