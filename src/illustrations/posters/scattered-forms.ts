import { scatter } from '../../lib/scatter';
import type { Square } from '../../lib/squares';
import { ARRIVAL_TURN, blockOf, type Form, type Pair, pick, seat } from './layout';

/** In shares of the box. `open` is the direction in which the block grows. */
interface Entry {
  open: Pair;
  block: readonly [x: number, y: number, width: number, height: number];
  isFree: (x: number, y: number) => boolean;
}

const entries: readonly [Entry, ...Entry[]] = [
  { open: [-1, 0], block: [0.37, 0.09, 0.575, 0.82], isFree: (x) => x < 0.34 },
  { open: [0, -1], block: [0.055, 0.42, 0.89, 0.49], isFree: (_, y) => y < 0.36 },
  { open: [1, 0], block: [0.2, 0.17, 0.6, 0.66], isFree: () => true },
  { open: [1, 0], block: [0.055, 0.09, 0.6, 0.82], isFree: (x, y) => x + y * 0.5 > 0.85 },
];

/** Lead generation: prospects gather into a block. The arrival is next to the last place. */
export const gather: Form = (count, box, variant) => {
  const { width, height } = box;
  const { open, block, isFree } = pick(entries, variant);
  const [x, y, across, down] = block;
  const area = { x: x * width, y: y * height, width: across * width, height: down * height };
  const counted = seat(blockOf(count, area, open), area, [0.5, 0.5]);
  const last = counted.at(-1);
  if (last) {
    const way = Math.max(10, last.size * 0.3);
    last.x += open[0] * way;
    last.y += open[1] * way;
    last.turn = ARRIVAL_TURN;
  }
  const unit = Math.sqrt(width * height) / 20;
  const prospects = scatter(
    {
      ...box,
      count: 26,
      largest: 2 * unit,
      smallest: unit,
      isFree: (left, top) => isFree(left / width, top / height),
    },
    counted,
  );
  return { counted, prospects };
};

/** Minimum distance of walls from the left and top, in shares of the box; both make a corner. */
const walls: readonly [Pair, ...Pair[]] = [
  [0.34, 0],
  [0, 0.3],
  [0.3, 0.24],
];

/** Pixels that a wall extends beyond the box, for frames of another ratio. */
const BLEED = 200;

/** Pipeline optimization: a gate that few pass. The arrival is in its opening. */
export const gate: Form = (count, box, variant) => {
  const { width, height } = box;
  const [across, down] = pick(walls, variant);
  const bar = Math.round(Math.min(width * 0.625, height) / 20) * 2;
  const air = 2.3 * bar;
  const [left, top] = [across ? across * width + air : bar, down ? down * height + air : bar];
  const area = { x: left, y: top, width: width - bar - left, height: height - bar - top };
  const grid = blockOf(Math.max(1, count - 1), area, across ? [-1, 0] : [0, -1]);
  const seats = seat(grid, area, across ? [1, 0.5] : [0.5, 1], 2.8 * bar);
  const size = seats[0]?.size ?? 0;
  // The wall is near the squares behind it, even if they are few.
  const nearest = Math.min(...seats.map((it) => (across ? it.x : it.y)));
  const edge = Math.round(nearest - air + bar / 2);
  const corner = down ? Math.round(down * height + bar / 2) : -BLEED;
  const middle = Math.round(across ? area.y + area.height / 2 : width / 2);
  const [x, y] = across ? [edge, corner] : [-BLEED, edge];
  const [passX, passY] = across ? [edge, middle] : [middle, edge];
  const half = Math.round(Math.max(size * 0.85, bar * 0.7));
  const arrival: Square = {
    x: passX - size / 2,
    y: passY - size / 2,
    size,
    turn: ARRIVAL_TURN,
    state: 'lead',
  };
  const isBefore = (toX: number, toY: number, reach: number) =>
    toX + reach < x - bar / 2 || toY + reach < y - bar / 2;
  return {
    counted: count > 1 ? [...seats, arrival] : seats,
    prospects: scatter(
      { ...box, count: 75, largest: bar * 0.8, smallest: bar * 0.35, isFree: isBefore },
      [arrival],
    ),
    gate: {
      wall: `M${x} ${height + BLEED}V${y}H${width + BLEED}`,
      slit: across ? `M${x} ${middle - half}v${2 * half}` : `M${middle - half} ${y}h${2 * half}`,
      bar,
    },
  };
};
