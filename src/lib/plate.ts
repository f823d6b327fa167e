import type { Funnel } from '../schema/records';
import { stages } from '../schema/vocabulary';
import { formatCount } from './format';
import { interpolate } from './interpolate';
import { type Lattice, type Square, seededRandom } from './squares';

export interface GroupCopy {
  /** '{count} {label}', after the label of those listed. */
  replied: string;
  /** '{label}, of {booked} booked'. */
  held: string;
  /** 'In the frame: {count} {label}'. */
  won: string;
}

/**
 * Gives each stage of a funnel its place on the plate: those listed, the leads that pass the gate,
 * and the meetings, of which those held are filled. Any stage but the first may be missing.
 */
export function plateGroups(funnel: Funnel, copy: GroupCopy) {
  const [listed, replied, qualified, booked, held, won] = stages.map((stage) =>
    funnel.find((one) => one.stage === stage),
  );
  if (!listed) return undefined;
  const fill = (template: string, { value, label }: Funnel[number]) =>
    interpolate(template, { count: formatCount(value), label });
  const also = qualified && replied ? `, ${fill(copy.replied, replied)}` : '';
  const shown = held ?? booked;
  const isPart = held && booked && held.value < booked.value;
  return {
    listed: { value: listed.value, label: listed.label + also },
    leads: qualified ?? replied,
    meetings: shown && {
      all: (booked ?? shown).value,
      held: held?.value ?? 0,
      value: shown.value,
      label: isPart
        ? interpolate(copy.held, { label: held.label, booked: formatCount(booked.value) })
        : shown.label,
    },
    won: won && { value: won.value, legend: fill(copy.won, won) },
  };
}

/** Units of a field: a square and the distance to the next. */
export const FIELD = { pitch: 44, size: 28 } as const;
/** Loose lines repeat their squares after this many. */
export const PERIOD = 7;
/** The share of the field, at its far side, where squares stand loose. */
const LOOSE_SHARE = 0.28;
const TURN_STEP = 11;

/**
 * The companies listed, a square each, in lines across the way to the gate: loose at the far side,
 * where x is 0, and orderly toward the gate. The first line may be incomplete.
 */
export function fieldOf(listed: number, passing: number, { columns: lines, rows }: Lattice) {
  const random = seededRandom(listed);
  const missing = lines * rows - listed;
  const looseLines = Math.max(1, Math.round(lines * LOOSE_SHARE));
  const signed = () => random() * 2 - 1;
  const tilts = Array.from({ length: looseLines * PERIOD }, () => [signed(), signed(), signed()]);
  /** Tilts and moves a square by less than would bring it out of its cell. */
  const squareAt = (line: number, row: number): Square => {
    const [tilt = 0, right = 0, down = 0] = tilts[line * PERIOD + (row % PERIOD)] ?? [];
    const looseness = 1 - (line / looseLines) ** 2;
    const turn = TURN_STEP * Math.round(tilt * 3 * looseness);
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
    missing,
    looseLines,
    /** The squares of the loose lines, up to the row after which they repeat. */
    loose: tilts.map((_, index) => squareAt(Math.floor(index / PERIOD), index % PERIOD)),
    leads,
    /** The lead in the middle of the field whose way is drawn. */
    traveler: leads.reduce((one, other) => (distance(other) < distance(one) ? other : one)),
  };
}
