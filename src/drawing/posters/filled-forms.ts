import type { Square } from '../squares';
import { type Area, arrive, type Form, type Pair, seat, sizeFor } from './layout';

/** The greatest height of a track, as a share of its width: one upright would look like a zero. */
const FLATNESS = 0.78;
/** Room for the corners of squares in a curve, which stand out. */
const INSET = 0.92;

/** One lane up to 24 squares, two up to 70, then three and more. */
const laneCount = (count: number): number =>
  Math.max(1, Math.ceil(Math.sqrt((count - 1) / 11.5 + 0.25) - 0.5));

/** Lanes of two straights and two half circles, from the outside in, with a seat for each square. */
function lanesOf(count: number, straight: number, height: number) {
  const places = Array.from({ length: laneCount(count) }, (_, index) => index);
  for (let pitch = height * Math.min(0.3, 0.4 / places.length); ; pitch *= 0.995) {
    const size = sizeFor(pitch);
    const lanes = places.map((place) => {
      // Measured along the inner edges, where squares in a curve are closest.
      const radius = height / 2 - place * pitch - size;
      const length = 2 * (straight + Math.PI * radius);
      return { radius, length, size, seats: Math.floor(length / pitch) };
    });
    const free = lanes.reduce((sum, { seats }) => sum + seats, -count);
    const [outer, ...inner] = lanes;
    if (outer && free >= 0) return [{ ...outer, seats: outer.seats - free }, ...inner];
  }
}

/** Sales automation: squares circulate on a track, which the arrival joins at its start. */
export const track: Form = (count, { field }) => {
  const width = field.width * INSET;
  const height = Math.min(field.height * INSET, width * FLATNESS);
  const straight = width - height;
  const seats = lanesOf(count, straight, height).flatMap(({ radius, length, size, seats }) =>
    Array.from({ length: seats }, (_, index) => {
      // Clockwise from the middle of the upper straight.
      const way = ((index / seats) * length + straight / 2) % length;
      const side = way < length / 2 ? 1 : -1;
      const along = way % (length / 2);
      const angle = Math.max(0, (along - straight) / radius);
      const middle = radius + size / 2;
      const right = Math.min(along, straight) - straight / 2 + Math.sin(angle) * middle;
      const square: Square = {
        x: field.x + (field.width - size) / 2 + side * right,
        y: field.y + (field.height - size) / 2 - side * Math.cos(angle) * middle,
        size,
        turn: Math.round((angle * 180) / Math.PI),
        state: 'lead',
      };
      return { share: index / seats, square };
    }),
  );
  const [first, ...others] = seats
    .toSorted((one, other) => one.share - other.share)
    .map(({ square }) => square);
  return { counted: first ? arrive([...others, first], [0, -1]) : [] };
};

/** The cells nearest to a point: a diamond, or part of one, cropped at the edges. */
function around(count: number, area: Area, [alignX, alignY]: Pair, filled: number): Pair[] {
  const cells = Math.floor(count / filled);
  const rows = Math.max(1, Math.round(Math.sqrt((cells * area.height) / area.width)));
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
function spread(count: number, field: Area, point: Pair, filled: number) {
  const squares = seat(around(count, field, point, filled), field, point);
  const [arrival] = squares.toSorted((one, other) => one.x - other.x || one.y - other.y);
  const others = squares.filter((square) => square !== arrival);
  return { counted: arrival ? arrive([...others, arrival], [-0.6, 0]) : [] };
}

/** Customer acquisition: squares spread from the center; few fill the field, not to look like a cross. */
export const widen: Form = (count, { field }) =>
  spread(count, field, [0.5, 0.5], count < 12 ? 1 : 0.7);

/** Revenue growth: columns rise to the right. */
export const columns: Form = (count, { field }) => spread(count, field, [1, 1], 0.6);
