import { type Box, type Form, gapOf, insideOf, type Placed, TRAVELLER_TURN } from './layout';

interface Lane {
  readonly straight: number;
  /** From the center of a curve to the centers of its squares. */
  readonly radius: number;
  /** The length that a curve would have if squares stood on it as close as on the straight. */
  readonly curve: number;
  readonly length: number;
}

const laneCount = (count: number): number => {
  if (count <= 24) return 1;
  if (count <= 70) return 2;
  return Math.max(3, Math.ceil(Math.sqrt(count / 12 + 0.25) - 0.5));
};

/** Lanes from the outermost inward. In a curve the inner edges of squares keep the usual gap. */
function lanesOf(lanes: number, size: number, straight: number, height: number): Lane[] {
  const pitch = size + gapOf(size);
  return Array.from({ length: lanes }, (_, index) => {
    const inner = height / 2 - index * pitch - size;
    const turn = 2 * Math.atan2(pitch / 2, inner);
    const curve = (Math.PI / turn) * pitch;
    return { straight, radius: inner + size / 2, curve, length: 2 * (straight + curve) };
  });
}

const capacity = (lanes: readonly Lane[], size: number): number =>
  lanes.reduce((sum, { length }) => sum + Math.floor(length / (size + gapOf(size)) - 0.05), 0);

/** The largest squares with an open field inside, on the shortest track that seats them all. */
function fittingTrack(count: number, { width, height: available }: Box) {
  const number = laneCount(count);
  const height = Math.min(width, available);
  let straight = width - height;
  let size = (height * 0.36) / number;
  const isFitting = () => capacity(lanesOf(number, size, straight, height), size) >= count;
  while (!isFitting()) size *= 0.995;
  while (isFitting() && straight > 0) straight -= 1;
  straight = Math.min(width - height, straight + 1);
  return { size, straight, lanes: lanesOf(number, size, straight, height) };
}

/** The seat at a share of a lane, clockwise from the start of the upper straight, around the center. */
function seatAt({ straight, radius, curve, length }: Lane, share: number, size: number): Placed {
  const half = length / 2;
  const along = (share * length) % half;
  const side = (share * length) % length < half ? 1 : -1;
  if (along < straight)
    return { x: side * (along - straight / 2), y: -side * radius, size, turn: 0 };
  const angle = ((along - straight) / curve) * Math.PI;
  return {
    x: side * (straight / 2 + Math.sin(angle) * radius),
    y: -side * Math.cos(angle) * radius,
    size,
    turn: (angle * 180) / Math.PI,
  };
}

/** All seats, in the order in which they are passed, lanes side by side. */
function seatsOf(count: number, box: Box): Placed[] {
  const { size, straight, lanes } = fittingTrack(count, box);
  // A few squares stand around the middle of the straight, where they leave no side empty.
  const start = count <= 8 ? straight / 2 : 0;
  let seatsLeft = count;
  let lengthLeft = lanes.reduce((sum, { length }) => sum + length, 0);
  const seats = lanes.flatMap((lane) => {
    const inLane = Math.round((seatsLeft * lane.length) / lengthLeft);
    seatsLeft -= inLane;
    lengthLeft -= lane.length;
    return Array.from({ length: inLane }, (_, index) => {
      const share = index / inLane;
      return { share, ...seatAt(lane, share + start / lane.length, size) };
    });
  });
  return seats.sort((one, other) => one.share - other.share);
}

/** Sales automation: squares go round on a track. The traveller joins at its start. */
export const track: Form = (count, box) => {
  const inside = insideOf(box);
  const [first, ...others] = seatsOf(count, inside).map((seat) => ({
    ...seat,
    x: box.width / 2 + seat.x,
    y: box.height / 2 + seat.y,
  }));
  const counted = first ? [...others, { ...first, turn: TRAVELLER_TURN }] : [];
  return { counted, strangers: [], bars: [] };
};
