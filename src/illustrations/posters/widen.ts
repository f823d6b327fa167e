import { type Box, type Form, insideOf, type Pair, pick, seat, TRAVELLER_TURN } from './layout';

const rangeOf = (reach: number): number[] =>
  Array.from({ length: 2 * reach + 1 }, (_, index) => index - reach);

/** The places nearest to a point: a diamond of the box's ratio, or half or a quarter of one. */
function around(count: number, { width, height }: Box, [across, down]: Pair): Pair[] {
  const ratio = (width / across) * (down / height);
  const columns = rangeOf(Math.ceil(Math.sqrt(2 * count * ratio)));
  const rows = rangeOf(Math.ceil(Math.sqrt((2 * count) / ratio)));
  const distance = ([x, y]: Pair) => Math.abs(x) / ratio + Math.abs(y);
  return rows
    .flatMap((y) => columns.map((x): Pair => [x, y]))
    .filter(([x, y]) => (across === 2 || x >= 0) && (down === 2 || y >= 0))
    .sort((one, other) => distance(one) - distance(other))
    .slice(0, count);
}

/** To how many sides of the point squares widen, across and down. */
const points: readonly [Pair, ...Pair[]] = [
  [2, 2],
  [1, 2],
  [1, 1],
];

/** Customer acquisition: squares widen around a point. The traveller is the farthest. */
export const widen: Form = (count, box, variant) => {
  const inside = insideOf(box);
  const [across, down] = pick(points, variant);
  const grid = around(count, inside, [across, down]);
  const seats = seat(() => grid, inside, [(across - 1) / 2, (down - 1) / 2]);
  const [last] = seats.splice(-1);
  if (!last) return { counted: [] };
  const turn = last.size < box.height / 2 ? TRAVELLER_TURN : 0;
  return { counted: [...seats, { ...last, turn }] };
};

/** Revenue growth: columns rise to the right. */
export const columns: Form = (count, box) => {
  const inside = insideOf(box);
  const grid = around(count, inside, [1, 1])
    .map(([x, y]): Pair => [-x, -y])
    .sort(([one], [other]) => other - one);
  return { counted: seat(() => grid, inside, [1, 1]) };
};
