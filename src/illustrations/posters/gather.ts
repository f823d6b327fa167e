import { blockOf, type Form, type Pair, pick, seat, TRAVELLER_TURN } from './layout';
import { strangers } from './strangers';

/** The side at which the block still grows, the block, and where strangers are, in shares. */
interface Entry {
  readonly open: Pair;
  readonly block: readonly [x: number, y: number, width: number, height: number];
  readonly isFree: (x: number, y: number) => boolean;
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
  const counted = seat(blockOf(count, area, open), area, [0.5, 0.5]).map((it, index) => {
    const way = Math.max(10, it.size * 0.3);
    const [right, below] = open;
    return index === count - 1
      ? { ...it, x: it.x + right * way, y: it.y + below * way, turn: TRAVELLER_TURN }
      : it;
  });
  const unit = Math.sqrt(width * height) / 20;
  const sizes = { count: 26, largest: 2 * unit, smallest: unit };
  return {
    counted,
    strangers: strangers(box, sizes, counted, (left, top) => isFree(left / width, top / height)),
  };
};
