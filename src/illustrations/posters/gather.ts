import { crowd } from '../../lib/squares';
import { blockOf, type Form, type Pair, pick, seat, TRAVELLER_TURN } from './layout';

/** The side at which the block still grows, the block, and where strangers are, in shares. */
interface Entry {
  open: Pair;
  block: readonly [x: number, y: number, width: number, height: number];
  isFree: (x: number, y: number) => boolean;
}

/** Strangers come from the left, the top, all around and the lower right. */
const entries: readonly [Entry, ...Entry[]] = [
  { open: [-1, 0], block: [0.37, 0.09, 0.575, 0.82], isFree: (x) => x < 0.34 },
  { open: [0, -1], block: [0.055, 0.42, 0.89, 0.49], isFree: (_, y) => y < 0.36 },
  { open: [1, 0], block: [0.2, 0.17, 0.6, 0.66], isFree: () => true },
  { open: [1, 0], block: [0.055, 0.09, 0.6, 0.82], isFree: (x, y) => x + y * 0.5 > 0.85 },
];

/** Lead generation: strangers gather into a block. The traveller is about to take the last seat. */
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
    last.turn = TRAVELLER_TURN;
  }
  const unit = Math.sqrt(width * height) / 20;
  const strangers = crowd(
    {
      ...box,
      count: 26,
      largest: 2 * unit,
      smallest: unit,
      isFree: (left, top) => isFree(left / width, top / height),
    },
    counted,
  );
  return { counted, strangers };
};
