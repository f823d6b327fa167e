import type { Square } from '../../lib/squares';
import { arrive, type Box, blockOf, type Form, type Pair, seat, sizeFor } from './layout';

/** Fewer squares cannot form a track. */
const FEWEST = 4;
/** The greatest height of a track, as a share of its width. */
const FLATNESS = 0.78;

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

/** A track in a landscape box, clockwise from the middle of the upper straight. */
function circuit(count: number, box: Box): Square[] {
  const straight = box.width - box.height;
  const lanesAt = (pitch: number) => lanesOf(laneCount(count), pitch, box);
  const freeAt = (pitch: number) =>
    lanesAt(pitch).reduce((sum, { seats }) => sum + seats, 0) - count;
  let pitch = (box.height * 0.4) / laneCount(count);
  while (freeAt(pitch) < 0) pitch *= 0.995;
  const size = sizeFor(pitch);
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
  return lanesAt(pitch)
    .flatMap(({ radius, length, seats }, lane) => {
      const taken = lane === 0 ? seats - freeAt(pitch) : seats;
      const shares = Array.from({ length: taken }, (_, index) => index / taken);
      return shares.map((share) => ({ share, square: seatAt(share, radius, length) }));
    })
    .sort((one, other) => one.share - other.share)
    .map(({ square }) => square);
}

/** Sales automation: squares circulate on a track, which the arrival joins at its start. */
export const track: Form = (count, { field }) => {
  if (count < FEWEST) {
    return { counted: arrive(seat(blockOf(count, field, 'left'), field, [0.5, 0.5]), [-1, 0]) };
  }
  // The corners of squares in a curve stand out.
  const air = Math.min(field.width, field.height) * 0.04;
  const width = field.width - 2 * air;
  // An upright track would look like a zero beside the figure.
  const height = Math.min(field.height - 2 * air, width * FLATNESS);
  const left = field.x + air;
  const top = field.y + (field.height - height) / 2;
  const squares = circuit(count, { width, height });
  const [first, ...others] = squares.map((square) => {
    return { ...square, x: square.x + left, y: square.y + top };
  });
  return { counted: first ? arrive([...others, first], [0, -1]) : [] };
};

/** The cells nearest to a point: a diamond, or part of one, cropped at the edges. */
function around(count: number, box: Box, [alignX, alignY]: Pair, filled: number): Pair[] {
  const cells = Math.floor(count / filled);
  const rows = Math.max(1, Math.round(Math.sqrt((cells * box.height) / box.width)));
  const columns = Math.ceil(cells / rows);
  const share = (place: number, align: number, last: number) =>
    Math.abs(place - align * last) / Math.max(1, Math.max(align, 1 - align) * last);
  const distance = ([x, y]: Pair) => share(x, alignX, columns - 1) + share(y, alignY, rows - 1);
  const cell = (index: number): Pair => [index % columns, Math.floor(index / columns)];
  return Array.from({ length: columns * rows }, (_, index) => cell(index))
    .sort((one, other) => distance(one) - distance(other))
    .slice(0, count);
}

/** Fills a share of the field around a point. The arrival is the top square at the far left. */
const spread =
  (point: Pair, filled: number): Form =>
  (count, { field }) => {
    const squares = seat(around(count, field, point, filled), field, point);
    const [arrival] = squares.toSorted((one, other) => one.x - other.x || one.y - other.y);
    const others = squares.filter((square) => square !== arrival);
    return { counted: arrival ? arrive([...others, arrival], [-0.6, -0.6]) : [] };
  };

/** Customer acquisition: squares spread from the center. */
export const widen = spread([0.5, 0.5], 0.7);

/** Revenue growth: columns rise to the right. */
export const columns = spread([1, 1], 0.6);
