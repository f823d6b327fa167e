import { block, type Form, type Side, withTraveller } from './layout';
import { extentOf, strangers } from './strangers';

interface Entry {
  /** The side of the block at which it still grows. */
  readonly open: Side;
  /** The block, and where strangers come from, in shares of the box. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly isFree: (x: number, y: number) => boolean;
}

const fromLeft: Entry = {
  open: 'left',
  x: 0.37,
  y: 0.09,
  width: 0.575,
  height: 0.82,
  isFree: (x) => x < 0.34,
};
const fromTop: Entry = {
  open: 'top',
  x: 0.055,
  y: 0.42,
  width: 0.89,
  height: 0.49,
  isFree: (_, y) => y < 0.36,
};
const fromAround: Entry = {
  open: 'right',
  x: 0.2,
  y: 0.17,
  width: 0.6,
  height: 0.66,
  isFree: () => true,
};
const fromLowerRight: Entry = {
  open: 'right',
  x: 0.055,
  y: 0.09,
  width: 0.6,
  height: 0.82,
  isFree: (x, y) => x + y * 0.5 > 0.85,
};
const entries = [fromLeft, fromTop, fromAround, fromLowerRight];

/** Lead generation: strangers gather into a block. */
export const gather: Form = (count, box, variant) => {
  const { open, x, y, isFree, ...share } = entries[variant % entries.length] ?? fromLeft;
  const area = {
    x: x * box.width,
    y: y * box.height,
    width: share.width * box.width,
    height: share.height * box.height,
  };
  const counted = withTraveller(block(count, area, open), open);
  const unit = Math.sqrt(box.width * box.height);
  return {
    counted,
    strangers: strangers(box, {
      count: 26,
      largest: unit * 0.1,
      smallest: unit * 0.05,
      isFree: (left, top) => isFree(left / box.width, top / box.height),
      keepOut: [extentOf(counted)],
    }),
    bars: [],
  };
};
