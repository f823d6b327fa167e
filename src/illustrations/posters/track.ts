import {
  type Box,
  blockOf,
  type Form,
  insideOf,
  largestSize,
  type Placed,
  pitchOf,
  seat,
  TRAVELLER_TURN,
} from './layout';

/** Fewer do not make a round. */
const FEWEST = 4;

/** One lane up to 24 squares, two up to 70, then three and more. */
const laneCount = (count: number): number => Math.ceil(Math.sqrt((count - 1) / 11.5 + 0.25) - 0.5);

/** Lanes from the outermost inward. In a curve the inner edges of squares keep the usual gap. */
function lanesOf(number: number, size: number, { width, height }: Box) {
  const pitch = pitchOf(size);
  return Array.from({ length: number }, (_, index) => {
    const inner = height / 2 - index * pitch - size;
    // The length that a curve would have if squares stood on it as close as on the straight.
    const curve = (Math.PI / (2 * Math.atan2(pitch / 2, inner))) * pitch;
    return { radius: inner + size / 2, curve, length: 2 * (width - height + curve) };
  });
}

type Lane = ReturnType<typeof lanesOf>[number];

/** The seat at a share of a lane, clockwise from the middle of the upper straight. */
function seatAt({ radius, curve, length }: Lane, share: number, straight: number) {
  const way = (share * length + straight / 2) % length;
  const along = way % (length / 2);
  const side = way < length / 2 ? 1 : -1;
  if (along < straight) return { x: side * (along - straight / 2), y: -side * radius, turn: 0 };
  const angle = ((along - straight) / curve) * Math.PI;
  return {
    x: side * (straight / 2 + Math.sin(angle) * radius),
    y: -side * Math.cos(angle) * radius,
    turn: (angle * 180) / Math.PI,
  };
}

/** The largest squares with an open field inside, in the order in which they are passed. */
function seatsOf(count: number, box: Box): Placed[] {
  const number = laneCount(count);
  const seatsIn = (size: number) =>
    lanesOf(number, size, box).map(({ length }) => Math.floor(length / pitchOf(size) - 0.05));
  const size = largestSize(
    (size) => seatsIn(size).reduce((sum, seats) => sum + seats) >= count,
    (box.height * 0.36) / number,
  );
  const lanes = lanesOf(number, size, box);
  let seatsLeft = count;
  let lengthLeft = lanes.reduce((sum, { length }) => sum + length, 0);
  const seats = lanes.flatMap((lane) => {
    const inLane = Math.round((seatsLeft * lane.length) / lengthLeft);
    seatsLeft -= inLane;
    lengthLeft -= lane.length;
    return Array.from({ length: inLane }, (_, index) => {
      const share = index / inLane;
      return { share, size, ...seatAt(lane, share, box.width - box.height) };
    });
  });
  return seats.sort((one, other) => one.share - other.share);
}

/** Sales automation: squares go round on a track. The traveller joins at its start. */
export const track: Form = (count, box) => {
  const inside = insideOf(box);
  if (count < FEWEST) return { counted: seat(blockOf(count, inside, [1, 0]), inside, [0.5, 0.5]) };
  const [first, ...others] = seatsOf(count, inside).map((seat) => ({
    ...seat,
    x: box.width / 2 + seat.x,
    y: box.height / 2 + seat.y,
  }));
  return { counted: first ? [...others, { ...first, turn: TRAVELLER_TURN }] : [] };
};
