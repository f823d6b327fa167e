import { latticeFor } from '../../lib/squares';
import { type Box, type Form, insideOf, type Pair, pick, seat, TRAVELLER_TURN } from './layout';

/** The cells of a box nearest to a point: of a diamond, its edges cut off where it fills more than half. */
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

const points: readonly [Pair, ...Pair[]] = [
  [0.5, 0.5],
  [0, 0.5],
  [0, 0],
];

/** Customer acquisition: squares widen around a point. The traveller is the farthest. */
export const widen: Form = (count, box, variant) => {
  const inside = insideOf(box);
  const point = pick(points, variant);
  const counted = seat(around(count, inside, point, 0.7), inside, point);
  const last = counted.at(-1);
  if (last && count > 1) last.turn = TRAVELLER_TURN;
  return { counted };
};

/** Revenue growth: columns rise to the right. */
export const columns: Form = (count, box) => {
  const inside = insideOf(box);
  const grid = around(count, inside, [1, 1], 0.6).sort(([one], [other]) => other - one);
  return { counted: seat(grid, inside, [1, 1]) };
};
