import { seededRandom } from './scatter';
import { latticeFor, type Room, type Square } from './squares';

/** In units of the field: the side of a square, and the step from one to the next. */
export const FIELD = { pitch: 44, size: 28 } as const;
/** Rows after which the loose squares repeat. */
export const PERIOD = 7;
/** The share of lines, from the left, that are loose. */
const LOOSE_SHARE = 0.28;

/**
 * The field of the plate ("How it works"): a square for each company listed, tilted and offset at
 * the left, regular toward the gate at the right. A line is a column; the first may be incomplete.
 */
export function fieldOf(listed: number, passing: number, room: Room) {
  const { columns: lines, rows, pitch } = latticeFor(listed, room);
  const random = seededRandom(listed);
  const missing = lines * rows - listed;
  const looseLines = Math.max(1, Math.round(lines * LOOSE_SHARE));
  const signed = () => random() * 2 - 1;
  const tilts = Array.from({ length: looseLines * PERIOD }, () => [signed(), signed(), signed()]);
  /** A tilted and offset square stays inside its cell. */
  const squareAt = (line: number, row: number): Square => {
    const [tilt = 0, right = 0, down = 0] = tilts[line * PERIOD + (row % PERIOD)] ?? [];
    const looseness = 1 - (line / looseLines) ** 2;
    const turn = 11 * Math.round(tilt * 3 * looseness);
    const angle = (Math.abs(turn) * Math.PI) / 180;
    const play = (FIELD.pitch - FIELD.size * (Math.cos(angle) + Math.sin(angle))) / 2;
    const edge = (FIELD.pitch - FIELD.size) / 2;
    return {
      x: line * FIELD.pitch + edge + Math.trunc(right * play * looseness),
      y: row * FIELD.pitch + edge + Math.trunc(down * play * looseness),
      size: FIELD.size,
      turn,
      state: 'lead',
    };
  };
  let left = passing;
  const leads: Square[] = [];
  for (let index = 0; index < listed; index++) {
    if (random() * (listed - index) >= left) continue;
    left -= 1;
    leads.push(squareAt(Math.floor((index + missing) / rows), (index + missing) % rows));
  }
  const [x, y] = [lines * FIELD.pitch * 0.55, rows * FIELD.pitch * 0.72];
  const distance = (lead: Square) => Math.hypot(lead.x - x, lead.y - y);
  return {
    lines,
    rows,
    /** In units of the room. */
    pitch,
    missing,
    looseLines,
    loose: tilts.map((_, index) => squareAt(Math.floor(index / PERIOD), index % PERIOD)),
    leads,
    /** The lead whose path to the gate is drawn. */
    arrival: leads.reduce((one, other) => (distance(other) < distance(one) ? other : one)),
  };
}
