import type { Square } from '../../lib/squares';
import { type Box, blockOf, type Form, insideOf, seat, sizeFor, TRAVELLER_TURN } from './layout';

/** Fewer do not make a round. */
const FEWEST = 4;

/** One lane up to 24 squares, two up to 70, then three and more. */
const laneCount = (count: number): number => Math.ceil(Math.sqrt((count - 1) / 11.5 + 0.25) - 0.5);

/** The lanes from the outermost inward, two straights and two half circles each. */
function lanesOf(lanes: number, pitch: number, { width, height }: Box) {
  return Array.from({ length: lanes }, (_, lane) => {
    // Along the inner edges, where squares in a curve come closest.
    const radius = height / 2 - lane * pitch - sizeFor(pitch);
    const length = 2 * (width - height + Math.PI * radius);
    return { radius, length, seats: Math.floor(length / pitch) };
  });
}

/** Sales automation: squares go round on a track. The traveller joins at its start. */
export const track: Form = (count, box) => {
  const inside = insideOf(box);
  if (count < FEWEST) return { counted: seat(blockOf(count, inside, [1, 0]), inside, [0.5, 0.5]) };
  const straight = inside.width - inside.height;
  const lanesAt = (pitch: number) => lanesOf(laneCount(count), pitch, inside);
  const freeAt = (pitch: number) =>
    lanesAt(pitch).reduce((sum, { seats }) => sum + seats, 0) - count;
  let pitch = (box.height * 0.4) / laneCount(count);
  while (freeAt(pitch) < 0) pitch *= 0.995;
  const size = sizeFor(pitch);
  /** A seat by its share of the way, clockwise from the middle of the upper straight. */
  const seatAt = (share: number, radius: number, length: number): Square => {
    const way = (share * length + straight / 2) % length;
    const side = way < length / 2 ? 1 : -1;
    const along = way % (length / 2);
    const angle = Math.max(0, (along - straight) / radius);
    const middle = radius + size / 2;
    const right = side * (Math.min(along, straight) - straight / 2 + Math.sin(angle) * middle);
    const down = -side * Math.cos(angle) * middle;
    return {
      x: (box.width - size) / 2 + right,
      y: (box.height - size) / 2 + down,
      size,
      turn: Math.round((angle * 180) / Math.PI),
      state: 'lead',
    };
  };
  const [first, ...others] = lanesAt(pitch)
    .flatMap(({ radius, length, seats }, lane) => {
      const taken = lane === 0 ? seats - freeAt(pitch) : seats;
      const shares = Array.from({ length: taken }, (_, index) => index / taken);
      return shares.map((share) => ({ share, square: seatAt(share, radius, length) }));
    })
    .sort((one, other) => one.share - other.share)
    .map(({ square }) => square);
  return { counted: first ? [...others, { ...first, turn: TRAVELLER_TURN }] : [] };
};
