import { scatter } from '../../lib/scatter';
import type { Square } from '../../lib/squares';
import { ARRIVAL_TURN, type Area, arrive, blockOf, type Form, type Stage, seat } from './layout';

/** Loose squares, outside the area that stays clear. */
function prospectsOf(
  { width, height, clear, crop }: Stage,
  sizes: { count: number; largest: number; smallest: number },
  others: readonly Square[],
  isFree: (x: number, y: number, reach: number) => boolean,
): Square[] {
  const isOutside = (x: number, y: number, reach: number) =>
    (crop.includes('x') || (x > reach && x + reach < width)) &&
    (crop.includes('y') || (y > reach && y + reach < height)) &&
    (x - reach > clear.width || y - reach > clear.height) &&
    isFree(x, y, reach);
  // A band may be higher than its picture.
  const bleed = crop === 'y' ? height / 4 : 0;
  const area = { width, top: -bleed, height: height + 2 * bleed };
  const count = Math.round((sizes.count * area.height) / height);
  return scatter({ ...area, ...sizes, count, isFree: isOutside }, others);
}

/** Lead generation: prospects gather into a block, to which the arrival belongs. */
export const gather: Form = (count, stage) => {
  const { block, from } = stage;
  const isLeft = from === 'left';
  const seats = seat(blockOf(count, block, from), block, isLeft ? [1, 0.5] : [0, 1]);
  const counted = arrive(seats, isLeft ? [-1, 0] : [0, -1]);
  const edge = Math.min(...counted.map((square) => (isLeft ? square.x : square.y)));
  const unit = Math.sqrt(stage.width * stage.height) / 20;
  const room = edge * (isLeft ? stage.height : stage.width);
  const prospects = prospectsOf(
    stage,
    { count: Math.round(room / unit ** 2 / 4), largest: 1.6 * unit, smallest: 0.7 * unit },
    counted,
    (x, y, reach) => (isLeft ? x : y) + reach < edge + unit,
  );
  return { counted, prospects };
};

/** Pixels that a wall extends beyond the picture, for frames of another ratio. */
const BLEED = 2000;

/** Pipeline optimization: a gate that few pass. The arrival is in its opening. */
export const gate: Form = (count, stage) => {
  const { width, height, block, clear, from } = stage;
  const isLeft = from === 'left';
  const bar = Math.round(Math.min(width, height) / 40) * 2;
  const air = 2.8 * bar;
  const area = isLeft
    ? { ...block, x: block.x + air, width: block.width - air }
    : { ...block, y: block.y + air, height: block.height - air };
  const grid = blockOf(Math.max(1, count - 1), area, from);
  const seats = seat(grid, area, isLeft ? [1, 0.5] : [0, 1], 2.8 * bar);
  const size = seats[0]?.size ?? 0;
  // The wall is near the squares behind it, even if they are few.
  const edge = Math.round(Math.min(...seats.map((it) => (isLeft ? it.x : it.y))) - air);
  const middle = Math.round(isLeft ? (clear.height + height) / 2 : (clear.width + width) / 2);
  const half = Math.round(Math.max(size * 0.85, bar * 0.7));
  const wallOf = (start: number, length: number): Area =>
    isLeft
      ? { x: edge, y: start, width: bar, height: length }
      : { x: start, y: edge, width: length, height: bar };
  const [passX, passY] = isLeft ? [edge + bar / 2, middle] : [middle, edge + bar / 2];
  const corner = { x: passX - size / 2, y: passY - size / 2 };
  const arrival: Square = { ...corner, size, turn: ARRIVAL_TURN, state: 'lead' };
  return {
    counted: count > 1 ? [...seats, arrival] : seats,
    prospects: prospectsOf(
      stage,
      { count: 60, largest: bar * 1.2, smallest: bar * 0.5 },
      [arrival],
      (x, y, reach) => (isLeft ? x : y) + reach < edge,
    ),
    walls: [
      wallOf(-BLEED, middle - half + BLEED),
      wallOf(middle + half, (isLeft ? height : width) - middle - half + BLEED),
    ],
  };
};
