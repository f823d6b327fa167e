import { latticeFor, type Room, type Square, seededRandom } from './squares';

/** Units of a field: a square and the distance to the next. */
export const FIELD = { pitch: 44, size: 28 } as const;
/** Loose lines repeat their squares after this many. */
export const PERIOD = 7;
/** The share of the field, at its far side, where squares stand loose. */
const LOOSE_SHARE = 0.28;

/**
 * The companies listed, a square each, in lines across the way to the gate: loose at the far side,
 * where x is 0, and orderly toward the gate. The first line may be incomplete.
 */
export function fieldOf(listed: number, passing: number, room: Room) {
  const { columns: lines, rows, pitch } = latticeFor(listed, room);
  const random = seededRandom(listed);
  const missing = lines * rows - listed;
  const looseLines = Math.max(1, Math.round(lines * LOOSE_SHARE));
  const signed = () => random() * 2 - 1;
  const tilts = Array.from({ length: looseLines * PERIOD }, () => [signed(), signed(), signed()]);
  /** Tilts and moves a square by less than would bring it out of its cell. */
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
    /** From one square to the next, in units of the room. */
    pitch,
    missing,
    looseLines,
    /** The squares of the loose lines, up to the row after which they repeat. */
    loose: tilts.map((_, index) => squareAt(Math.floor(index / PERIOD), index % PERIOD)),
    leads,
    /** The lead in the middle of the field whose way is drawn. */
    traveler: leads.reduce((one, other) => (distance(other) < distance(one) ? other : one)),
  };
}
