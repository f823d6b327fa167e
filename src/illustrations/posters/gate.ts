import { type Area, block, type Form, TRAVELLER_TURN } from './layout';
import { strangers } from './strangers';

/** Where the wall stands, in shares of the box: at the left, above, or around the lower right corner. */
const walls = [
  { x: 0.34, y: 0 },
  { x: 0, y: 0.3 },
  { x: 0.3, y: 0.24 },
] as const;

/** How far a wall runs on beyond the box, for a frame of another ratio. */
const BLEED = 200;

/** Pipeline optimization: a gate that most do not pass. The traveller stands in its slit. */
export const gate: Form = (count, box, variant) => {
  const { width, height } = box;
  const bar = Math.min(width * 0.625, height) / 10;
  const wall = walls[variant % walls.length] ?? walls[0];
  const [left, top] = [wall.x * width, wall.y * height];
  const x = left ? left + 2.3 * bar : bar;
  const y = top ? top + (left ? 2 : 2.3) * bar : bar;
  const area = { x, y, width: width - bar - x, height: height - bar - y };
  const seats = block(Math.max(1, count - 1), area, left ? 'left' : 'top', 2.4 * bar);
  const size = seats[0]?.size ?? 0;
  const slit = Math.max(size * 1.7, bar * 1.4);
  const middle = left ? y + area.height / 2 : width / 2;
  const [before, after] = [middle - slit / 2, middle + slit / 2];
  const end = height + BLEED;
  const upright = { x: left, width: bar };
  const lying = { y: top, height: bar };
  const bars: Area[] = left
    ? [
        { ...upright, y: top || -BLEED, height: before - (top || -BLEED) },
        { ...upright, y: after, height: end - after },
        ...(top ? [{ ...lying, x: left, width: width + BLEED - left }] : []),
      ]
    : [
        { ...lying, x: -BLEED, width: before + BLEED },
        { ...lying, x: after, width: width + BLEED - after },
      ];
  const [centerX, centerY] = left ? [left + bar / 2, middle] : [middle, top + bar / 2];
  const traveller = { x: centerX, y: centerY, size, turn: TRAVELLER_TURN };
  const passage = { x: centerX - size / 2, y: centerY - size / 2, width: size, height: size };
  return {
    counted: count > 1 ? [...seats, traveller] : [traveller],
    strangers: strangers(box, {
      count: 75,
      largest: bar * 0.8,
      smallest: bar * 0.35,
      isFree: (strangerX, strangerY) => strangerX < left || strangerY < top,
      keepOut: [...bars, passage],
    }),
    bars,
  };
};
