import {
  type Grid,
  gridSize,
  gridSquares,
  rectanglesCovering,
  type Square,
} from '../../drawing/squares';
import type { Funnel } from '../../schema/records';
import type { Stage } from '../../schema/vocabulary';

/** `height` is the crowd's, `mostInRow` the leads'; `largestPitch` limits both. */
const layouts = {
  wide: { width: 1200, height: 310, mostInRow: 60, largestPitch: 26 },
  phone: { width: 320, height: 220, mostInRow: 20, largestPitch: 22 },
} as const;

export type SceneLayout = keyof typeof layouts;

export interface SceneSquare extends Square {
  state: 'prospect' | 'qualified' | 'booked' | 'held';
}

/** The middle of the gap in the bar, as a share of the width. */
export const GAP_POSITION = 0.958;

/** The side of a square, as a share of the step from one to the next. */
const SQUARE = 0.7;
/** A drawing of more loose squares would be too large a file. */
const MAX_LOOSE = 700;
const MAX_TURN_DEGREES = 75;
const MODULUS = 2 ** 31 - 1;

/** A square lattice for all companies listed. */
function latticeOf(listed: number, layout: SceneLayout) {
  const { width, height, largestPitch } = layouts[layout];
  const columns = Math.ceil(Math.max(width / largestPitch, Math.sqrt((listed * width) / height)));
  const pitch = width / (columns - 1 + SQUARE);
  return { width, height, listed, columns, pitch, size: pitch * SQUARE };
}

type Lattice = ReturnType<typeof latticeOf>;

/** Rows of leads, as wide as the crowd. Few leads do not fill a row, and are at its right end. */
function rowsOf(leads: number, layout: SceneLayout) {
  const { width, mostInRow, largestPitch } = layouts[layout];
  const rows = Math.ceil(leads / mostInRow);
  const columns = Math.max(Math.ceil(leads / rows), Math.floor(width / largestPitch));
  const pitch = width / (columns - 1 + SQUARE);
  return { columns, size: pitch * SQUARE, gap: pitch * (1 - SQUARE) };
}

const clamp = (least: number, value: number, most: number) =>
  Math.max(least, Math.min(most, value));

/** The companies listed, without the leads among them, whose places stay empty. */
function crowdOf(
  { width, height, listed, columns, pitch, size }: Lattice,
  leads: number,
): SceneSquare[] {
  const last = Math.max(1, Math.ceil(listed / columns) - 1);
  const looseRows = Math.min(last * 0.75, MAX_LOOSE / columns);
  // If the lattice is higher than the drawing, its rows get closer toward the top.
  const closer = Math.max(0, pitch - (height - 1.4 * size) / last) / last;
  let seed = listed;
  /** Reproducible, from 0 to below 1 (Park and Miller's generator). */
  const random = () => {
    seed = (seed * 48271) % MODULUS;
    return seed / MODULUS;
  };
  const jitter = (reach: number) => (random() * 2 - 1) * reach;
  // Whole numbers make the file smaller.
  const near = (place: number, reach: number) =>
    reach > 0 ? Math.round(place + jitter(reach)) : place;
  const leadIndexes = new Set<number>();
  while (leadIndexes.size < leads) leadIndexes.add(Math.floor(random() * listed));
  const companies = Array.from({ length: listed }, (_, index) => index);
  return companies
    .filter((index) => !leadIndexes.has(index))
    .map((index) => {
      const row = Math.floor(index / columns);
      // The incomplete top row is spread over the width.
      const cells = Math.min(columns, listed - row * columns);
      const x = (index % columns) * pitch * (columns / cells);
      const y = height - size - row * (pitch - closer * row);
      const looseness = Math.max(0, 1 - (last - row) / looseRows);
      const reach = pitch * looseness * 0.4;
      return {
        x: clamp(0, near(x, reach), width - size),
        y: clamp(size * 0.2, near(y, reach), height - size),
        size,
        turn: Math.round(jitter(MAX_TURN_DEGREES * looseness) / 5) * 5,
        state: 'prospect',
      };
    });
}

/** The squares of the leads, those that came farthest last, and rectangles around the deals won. */
function leadsOf(funnel: Funnel, leads: number, grid: Grid, top: number) {
  const reached = (stage: Stage) => funnel.find((step) => step.stage === stage)?.value ?? 0;
  const [booked, held, won] = [reached('booked'), reached('held'), reached('won')];
  const skipped = (grid.columns - (leads % grid.columns)) % grid.columns;
  const count = skipped + leads;
  const stateOf = (index: number): SceneSquare['state'] => {
    if (index >= count - held) return 'held';
    return index >= count - booked ? 'booked' : 'qualified';
  };
  const { width, height } = gridSize(count, grid);
  // Mirrored, because the deals won are the last squares, not the first.
  const areas = rectanglesCovering(won, grid).map((area) => {
    return { ...area, x: width - area.x - area.width, y: top + height - area.y - area.height };
  });
  const squares = gridSquares(count, grid)
    .map((square, index) => ({ ...square, y: top + square.y, state: stateOf(index) }))
    .slice(skipped);
  return { squares, won: areas };
}

/**
 * The crowd, the bar with its gap and the arrival in it, and the leads below. Three times as
 * wide as the content: the bar reaches the edges of the window.
 */
export function drawScene(funnel: Funnel, layout: SceneLayout) {
  const [listed = 0, count = 0] = funnel.map(({ value }) => value);
  const lattice = latticeOf(listed, layout);
  const grid = rowsOf(count, layout);
  const { width, height } = lattice;
  const margin = Math.max(8, grid.gap * 2);
  const bar = { y: height + margin, height: 8 };
  const { squares: leads, won } = leadsOf(funnel, count, grid, bar.y + bar.height + margin);
  const gap = width * GAP_POSITION;
  // Prefers lower rows, whose leads came farthest.
  const distance = ({ x, y }: Square) => Math.abs(x + grid.size / 2 - gap) - y;
  const nearest = leads.reduce((one, other) => (distance(other) < distance(one) ? other : one));
  const large = Math.max(12, grid.size * 1.2);
  const [x, y] = [gap - large / 2, bar.y + (bar.height - large) / 2];
  const arrival: SceneSquare = { x, y, size: large, turn: 12, state: nearest.state };
  return {
    left: -width,
    width: 3 * width,
    height: Math.ceil((leads.at(-1)?.y ?? 0) + grid.size + grid.gap),
    squares: [...crowdOf(lattice, count), ...leads.filter((square) => square !== nearest), arrival],
    outlineWidth: clamp(0.9, lattice.size / 10, 1.5),
    bars: [
      { ...bar, x: -width, width: width + gap - large },
      { ...bar, x: gap + large, width: 2 * width - gap - large },
    ],
    won: { areas: won, width: Math.min(2, grid.gap / 3), radius: grid.gap / 2 + 2 },
  };
}
