import { drawingFile } from '../../drawing/drawing-file';
import { seededRandom } from '../../drawing/scatter';
import { gridSquares, moved, type Square } from '../../drawing/squares';
import type { Funnel } from '../../schema/records';
import type { Stage } from '../../schema/vocabulary';

/** The width, and the height of the crowd, in pixels of the usual window. */
const layouts = {
  wide: { width: 1200, height: 310 },
  phone: { width: 320, height: 240 },
} as const;

type SceneLayout = keyof typeof layouts;

/** The middle of the opening, as a share of the width. */
export const OPENING = 0.958;

const LARGEST_PITCH = 26;
/** The side of a square, as a share of the step from one to the next. */
const SQUARE = 0.7;
/** A drawing of more loose squares would be too large a file. */
const MAX_LOOSE = 700;
/** Degrees. */
const LARGEST_TURN = 75;

/** A square lattice, of some columns more or fewer where the leads fill their rows. */
function latticeOf([listed, leads]: Funnel, layout: SceneLayout) {
  const { width, height } = layouts[layout];
  const [all, some] = [listed?.value ?? 0, leads?.value ?? 0];
  const ideal = Math.max(width / LARGEST_PITCH, Math.sqrt((all * width) / height));
  const near = Array.from({ length: ideal / 5 }, (_, index) => Math.ceil(ideal * 0.9) + index);
  const columns = near.find((count) => some % count === 0) ?? Math.ceil(ideal);
  const pitch = width / (columns - 1 + SQUARE);
  return { width, height, listed: all, leads: some, columns, pitch, size: pitch * SQUARE };
}

type Lattice = ReturnType<typeof latticeOf>;

const between = (least: number, value: number, most: number) =>
  Math.max(least, Math.min(most, value));

/** The companies listed, without the leads among them, whose places stay empty. */
function crowdOf({ width, height, listed, leads, columns, pitch, size }: Lattice): Square[] {
  const last = Math.max(1, Math.ceil(listed / columns) - 1);
  const looseRows = Math.min(last * 0.75, MAX_LOOSE / columns);
  // The rows are closer toward the top, where the lattice would be higher than the drawing.
  const closer = Math.max(0, pitch - (height - 1.4 * size) / last) / last;
  const random = seededRandom(listed);
  const either = (reach: number) => (random() * 2 - 1) * reach;
  // Whole numbers make the file smaller.
  const near = (place: number, reach: number) =>
    reach > 0 ? Math.round(place + either(reach)) : place;
  const left = new Set<number>();
  while (left.size < leads) left.add(Math.floor(random() * listed));
  const companies = Array.from({ length: listed }, (_, index) => index);
  return companies
    .filter((index) => !left.has(index))
    .map((index) => {
      const row = Math.floor(index / columns);
      // The incomplete top row is spread over the width.
      const cells = Math.min(columns, listed - row * columns);
      const x = (index % columns) * pitch * (columns / cells);
      const y = height - size - row * (pitch - closer * row);
      const looseness = Math.max(0, 1 - (last - row) / looseRows);
      const reach = pitch * looseness * 0.4;
      return {
        x: between(0, near(x, reach), width - size),
        y: between(size * 0.2, near(y, reach), height - size),
        size,
        turn: Math.round(either(LARGEST_TURN * looseness) / 5) * 5,
        state: 'prospect',
      };
    });
}

/** The rows of leads, which all end at the right edge. Those that came farthest are last. */
function leadsOf(funnel: Funnel, { leads, columns, pitch, size }: Lattice, top: number) {
  const reached = (stage: Stage) => funnel.find((step) => step.stage === stage)?.value ?? 0;
  const [booked, held] = [reached('booked'), reached('held')];
  const skipped = (columns - (leads % columns)) % columns;
  const count = skipped + leads;
  const cells = gridSquares(count, { columns, size, gap: pitch - size }, (index) => {
    if (index >= count - held) return 'held';
    return index >= count - booked ? 'booked' : 'lead';
  });
  return moved(cells.slice(skipped), 0, top);
}

/**
 * The crowd, the bar with its opening and the arrival in it, and the leads below. Three times as
 * wide as the content: the bar reaches the edges of the window.
 */
export function sceneOf(funnel: Funnel, layout: SceneLayout) {
  const lattice = latticeOf(funnel, layout);
  const { width, height, pitch, size } = lattice;
  const gap = Math.max(6, size);
  const bar = { y: height + gap, height: Math.min(8, gap) };
  const leads = leadsOf(funnel, lattice, bar.y + bar.height + gap);
  const opening = width * OPENING;
  // In the last row stand those that came farthest.
  const distance = ({ x, y }: Square) => Math.abs(x + size / 2 - opening) - y;
  const place = leads.reduce((one, other) => (distance(other) < distance(one) ? other : one));
  const large = Math.max(9, pitch * 0.9);
  const [x, y] = [opening - large / 2, bar.y + (bar.height - large) / 2];
  const arrival: Square = { x, y, size: large, turn: 12, state: place.state };
  return {
    left: -width,
    width: 3 * width,
    height: Math.ceil((leads.at(-1)?.y ?? 0) + size),
    surface: 'pine',
    squares: [...crowdOf(lattice), ...leads.filter((square) => square !== place), arrival],
    outline: between(0.9, size / 10, 1.5),
    children: (
      <>
        <rect className="second" x={-width} width={width + opening - large} {...bar} />
        <rect className="second" x={opening + large} width={2 * width - opening - large} {...bar} />
      </>
    ),
  };
}

/** A file, which keeps some thousand squares off the page. */
export const sceneFile = (funnel: Funnel, layout: SceneLayout) =>
  drawingFile('scene', sceneOf(funnel, layout));

/** Pixels of a letter of a label, about. */
const LETTER = 8.8;
/** Pixels of the last numeral and its label. */
const LAST_RULER = 260;

/** Whether the leads fill one row, and each label fits between two left ends of rulers. */
export function rulersFit(funnel: Funnel): boolean {
  const { width, leads, columns } = latticeOf(funnel, 'wide');
  const steps = funnel.slice(1);
  const fits = steps.map(({ value, label }, index) => {
    const next = steps[index + 1];
    const room = ((value - (next?.value ?? 0)) / leads) * width;
    return room >= (next ? label.length * LETTER + 12 : LAST_RULER);
  });
  return columns === leads && !fits.includes(false);
}
