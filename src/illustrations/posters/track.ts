import type { Square } from '../../lib/squares';
import { type Box, blockOf, type Form, insideOf, seat, sizeFor, TRAVELLER_TURN } from './layout';

/** Fewer do not make a round. */
const FEWEST = 4;

/** One lane up to 24 squares, two up to 70, then three and more. */
const laneCount = (count: number): number => Math.ceil(Math.sqrt((count - 1) / 11.5 + 0.25) - 0.5);

/** The seats of each lane, from the outermost inward, all on two straights and two half circles. */
function lanesOf(lanes: number, pitch: number, { width, height }: Box) {
  const straight = width - height;
  return Array.from({ length: lanes }, (_, lane) => {
    // Along the inner edges, where squares in a curve come closest.
    const radius = height / 2 - lane * pitch - sizeFor(pitch);
    const length = 2 * (straight + Math.PI * radius);
    return { radius, straight, length, seats: Math.floor(length / pitch) };
  });
}

/** A seat by its share of the way, clockwise from the middle of the upper straight. */
function seatAt(share: number, size: number, lane: ReturnType<typeof lanesOf>[number]) {
  const { radius, straight, length } = lane;
  const way = (share * length + straight / 2) % length;
  const side = way < length / 2 ? 1 : -1;
  const along = way % (length / 2);
  const angle = Math.max(0, (along - straight) / radius);
  const middle = radius + size / 2;
  const x = Math.min(along, straight) - straight / 2 + Math.sin(angle) * middle;
  return { x: side * x, y: -side * Math.cos(angle) * middle, turn: (angle * 180) / Math.PI };
}

/** Sales automation: squares go round on a track. The traveller joins at its start. */
export const track: Form = (count, box) => {
  const inside = insideOf(box);
  if (count < FEWEST) return { counted: seat(blockOf(count, inside, [1, 0]), inside, [0.5, 0.5]) };
  const seatsOf = (pitch: number) =>
    lanesOf(laneCount(count), pitch, inside).reduce((sum, { seats }) => sum + seats, 0);
  let pitch = (box.height * 0.4) / laneCount(count);
  while (seatsOf(pitch) < count) pitch *= 0.995;
  const lanes = lanesOf(laneCount(count), pitch, inside);
  const size = sizeFor(pitch);
  let free = seatsOf(pitch) - count;
  const squares = lanes.flatMap((lane) => {
    const seats = Math.max(0, lane.seats - free);
    free -= lane.seats - seats;
    return Array.from({ length: seats }, (_, index) => ({
      share: index / seats,
      ...seatAt(index / seats, size, lane),
    }));
  });
  const [first, ...others] = squares
    .sort((one, other) => one.share - other.share)
    .map(({ x, y, turn }): Square => {
      const [left, top] = [box.width / 2 + x - size / 2, box.height / 2 + y - size / 2];
      return { x: left, y: top, size, turn: Math.round(turn), state: 'lead' };
    });
  return { counted: first ? [...others, { ...first, turn: TRAVELLER_TURN }] : [] };
};
