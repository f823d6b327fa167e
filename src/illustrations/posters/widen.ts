import { latticeFor } from '../../lib/squares';
import { type Box, type Form, insideOf, type Pair, pick, seat, TRAVELLER_TURN } from './layout';

/** The cells nearest to a point: a diamond, or half or a quarter of one, cut off at the edges. */
function around(count: number, box: Box, [alignX, alignY]: Pair, filled: number): Pair[] {
  const { columns, rows } = latticeFor(Math.floor(count / filled), box);
  const share = (place: number, align: number, last: number) =>
    Math.abs(place - align * last) / Math.max(1, Math.max(align, 1 - align) * last);
  const distance = ([x, y]: Pair) => share(x, alignX, columns - 1) + share(y, alignY, rows - 1);
  return Array.from({ length: columns * rows }, (_, index): Pair => {
    return [index % columns, Math.floor(index / columns)];
  })
    .sort((one, other) => distance(one) - distance(other))
    .slice(0, count);
}

/** Squares around a point that fill a share of the box. The traveller is the farthest. */
const spread =
  (points: readonly [Pair, ...Pair[]], filled: number): Form =>
  (count, box, variant) => {
    const inside = insideOf(box);
    const point = pick(points, variant);
    const counted = seat(around(count, inside, point, filled), inside, point);
    const last = counted.at(-1);
    // A larger square would leave the margin.
    if (last && last.size < box.height / 2) last.turn = TRAVELLER_TURN;
    return { counted };
  };

/** Customer acquisition: squares widen around a point in the middle, at a side or in a corner. */
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
