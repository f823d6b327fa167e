import { scatter } from '../scatter';
import type { Square } from '../squares';
import { ARRIVAL_TURN, type Area, arrive, type Canvas, type Form, seat } from './layout';

const mirrored = <Shape extends Partial<Area>>(shape: Shape): Shape => {
  const { x, y, width, height } = shape;
  return { ...shape, x: y, y: x, width: height, height: width };
};

/** Composes for prospects from the left; mirrored, they come from the top. */
const orMirrored =
  (fromLeft: Form): Form =>
  (count, canvas) => {
    if (canvas.from === 'left') return fromLeft(count, canvas);
    const { field, clear } = canvas;
    const parts = { field: mirrored(field), clear: clear && mirrored(clear) };
    const { counted, prospects, walls } = fromLeft(count, { ...mirrored(canvas), ...parts });
    return {
      counted: counted.map(mirrored),
      prospects: prospects?.map(mirrored) ?? [],
      walls: walls?.map(mirrored) ?? [],
    };
  };

/** The largest squares that fit beside some room, in columns from the right. */
function blockOf(count: number, { field, from }: Canvas, room: number, most?: number): Square[] {
  const area = { ...field, x: field.x + room, width: field.width - room };
  const pitch = (rows: number) =>
    Math.min(area.width / Math.ceil(count / rows), area.height / rows);
  const possible = Array.from({ length: count }, (_, index) => index + 1);
  const rows = possible.reduce((best, one) => (pitch(one) > pitch(best) ? one : best), 1);
  const cells = possible.map((_, index) => [-Math.floor(index / rows), index % rows] as const);
  return seat(cells, area, [1, from === 'left' ? 0.5 : 0], most);
}

const leftOf = (squares: readonly Square[]) => Math.min(...squares.map(({ x }) => x));

/** Loose squares left of a place. */
function prospectsOf(
  canvas: Canvas,
  end: number,
  unit: number,
  others: readonly Square[],
): Square[] {
  const { width, height, clear = { width: 0, height: 0 } } = canvas;
  const isFree = (x: number, y: number, reach: number) =>
    x + reach < end &&
    Math.min(x, y, height - y) > (canvas.clear ? 0 : reach) &&
    (x - reach > clear.width || y - reach > clear.height);
  const room = (end - unit) * height - clear.width * clear.height;
  const count = Math.round(room / unit ** 2 / 3);
  const sizes = { largest: 1.6 * unit, smallest: 0.7 * unit };
  return scatter({ width, height, count, ...sizes, isFree }, others);
}

/** Lead generation: prospects gather into a block, to which the arrival belongs. */
export const gather = orMirrored((count, canvas) => {
  const counted = arrive(blockOf(count, canvas, canvas.room ?? 0), [-1, 0]);
  const unit = Math.sqrt(canvas.width * canvas.height) / 24;
  return { counted, prospects: prospectsOf(canvas, leftOf(counted) + unit, unit, counted) };
});

/** Pixels that a wall extends beyond the picture, for frames of another ratio. */
const BLEED = 2000;

/** Pipeline optimization: a gate that few pass. The arrival is in its opening. */
export const gate = orMirrored((count, canvas) => {
  const { width, height, clear, room = 0 } = canvas;
  const bar = Math.round(Math.min(width, height) / 40) * 2;
  const air = 2.8 * bar;
  const seats = blockOf(Math.max(1, count - 1), canvas, room + air, air);
  const size = seats[0]?.size ?? 0;
  // The wall is near the squares behind it, even if they are few.
  const edge = Math.round(leftOf(seats) - air);
  const middle = Math.round(((clear?.height ?? 0) + height) / 2);
  const half = Math.round(Math.max(size * 0.85, bar * 0.7));
  const wallFrom = (y: number): Area => ({ x: edge, y, width: bar, height: BLEED });
  const x = edge + (bar - size) / 2;
  const arrival: Square = { x, y: middle - size / 2, size, turn: ARRIVAL_TURN, state: 'lead' };
  return {
    counted: count > 1 ? [...seats, arrival] : seats,
    prospects: prospectsOf(canvas, edge, bar * 0.75, [arrival]),
    walls: [wallFrom(middle - half - BLEED), wallFrom(middle + half)],
  };
});
