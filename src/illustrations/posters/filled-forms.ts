import type { Square } from '../../lib/squares';
import {
  ARRIVAL_TURN,
  type Box,
  blockOf,
  type Form,
  insideOf,
  type Pair,
  pick,
  seat,
  sizeFor,
} from './layout';

/** Fewer squares cannot form a track. */
const FEWEST = 4;

/** How far the arrival is off its seat: a quarter of its size, but tilted within half the margin. */
const stepOut = (size: number, margin: number): number =>
  Math.max(0, Math.min(size / 4, margin / 2 - size / 10));

/** One lane up to 24 squares, two up to 70, then three and more. */
const laneCount = (count: number): number => Math.ceil(Math.sqrt((count - 1) / 11.5 + 0.25) - 0.5);

/** Lanes of two straights and two half circles, from the outside in. */
function lanesOf(lanes: number, pitch: number, { width, height }: Box) {
  return Array.from({ length: lanes }, (_, lane) => {
    // Measured along the inner edges, where squares in a curve are closest.
    const radius = height / 2 - lane * pitch - sizeFor(pitch);
    const length = 2 * (width - height + Math.PI * radius);
    return { radius, length, seats: Math.floor(length / pitch) };
  });
}

/** Sales automation: squares circulate on a track. The arrival joins at its start. */
export const track: Form = (count, box) => {
  const inside = insideOf(box);
  if (count < FEWEST) return { counted: seat(blockOf(count, inside, [1, 0]), inside, [0.5, 0.5]) };
  const straight = inside.width - inside.height;
  const lanesAt = (pitch: number) => lanesOf(laneCount(count), pitch, inside);
  const freeAt = (pitch: number) =>
    lanesAt(pitch).reduce((sum, { seats }) => sum + seats, 0) - count;
  let pitch = (box.height * 0.4) / laneCount(count);
  while (freeAt(pitch) < 0) pitch *= 0.995;
  const size = sizeFor(pitch);
  /** `share` of the lane, clockwise from the middle of the upper straight. */
  const seatAt = (share: number, radius: number, length: number): Square => {
    const way = (share * length + straight / 2) % length;
    const side = way < length / 2 ? 1 : -1;
    const along = way % (length / 2);
    const angle = Math.max(0, (along - straight) / radius);
    const middle = radius + size / 2;
    const right = side * (Math.min(along, straight) - straight / 2 + Math.sin(angle) * middle);
    const down = -side * Math.cos(angle) * middle;
    return {
      x: (box.width - size) / 2 + right,
      y: (box.height - size) / 2 + down,
      size,
      turn: Math.round((angle * 180) / Math.PI),
      state: 'lead',
    };
  };
  const [first, ...others] = lanesAt(pitch)
    .flatMap(({ radius, length, seats }, lane) => {
      const taken = lane === 0 ? seats - freeAt(pitch) : seats;
      const shares = Array.from({ length: taken }, (_, index) => index / taken);
      return shares.map((share) => ({ share, square: seatAt(share, radius, length) }));
    })
    .sort((one, other) => one.share - other.share)
    .map(({ square }) => square);
  // It joins from above.
  const joining = first && { ...first, y: first.y - stepOut(size, inside.y), turn: ARRIVAL_TURN };
  return { counted: joining ? [...others, joining] : [] };
};

/** The cells nearest to a point: a diamond, or part of one, cropped at the edges. */
function around(count: number, box: Box, [alignX, alignY]: Pair, filled: number): Pair[] {
  const cells = Math.floor(count / filled);
  const rows = Math.ceil(Math.sqrt((cells * box.height) / box.width));
  const columns = Math.ceil(cells / rows);
  const share = (place: number, align: number, last: number) =>
    Math.abs(place - align * last) / Math.max(1, Math.max(align, 1 - align) * last);
  const distance = ([x, y]: Pair) => share(x, alignX, columns - 1) + share(y, alignY, rows - 1);
  const cell = (index: number): Pair => [index % columns, Math.floor(index / columns)];
  return Array.from({ length: columns * rows }, (_, index) => cell(index))
    .sort((one, other) => distance(one) - distance(other))
    .slice(0, count);
}

/** Fills a share of the box around a point. The arrival is the farthest square. */
const spread =
  (points: readonly [Pair, ...Pair[]], filled: number): Form =>
  (count, box, variant) => {
    const inside = insideOf(box);
    const point = pick(points, variant);
    const counted = seat(around(count, inside, point, filled), inside, point);
    const last = counted.at(-1);
    // A larger tilted square would exceed the margin.
    if (last && last.size < box.height / 2) {
      const step = stepOut(last.size, inside.x);
      last.x += Math.sign(last.x + last.size / 2 - point[0] * box.width) * step;
      last.y += Math.sign(last.y + last.size / 2 - point[1] * box.height) * step;
      last.turn = ARRIVAL_TURN;
    }
    return { counted };
  };

/** Customer acquisition: squares spread from the center, a side or a corner. */
export const widen = spread(
  [
    [0.5, 0.5],
    [0, 0.5],
    [0, 0],
  ],
  0.7,
);

/** Revenue growth: columns rise to the right. */
export const columns = spread([[1, 1]], 0.6);
