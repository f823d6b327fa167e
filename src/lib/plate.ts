import type { Funnel } from '../schema/records';
import type { Stage } from '../schema/vocabulary';
import { type Lattice, type Square, seededRandom } from './squares';

export type FunnelStage = Funnel[number];

export interface PlateGroups {
  listed: FunnelStage;
  /** Shown in words where a later stage passes the gate. */
  replied?: FunnelStage;
  /** The companies that pass the gate. */
  leads?: FunnelStage;
  /** The squares of the calendar; where it is known how many were held, the others are outlines. */
  meetings?: { all: FunnelStage; held?: FunnelStage };
  won?: FunnelStage;
}

/** Gives each stage of a funnel its place on the plate; any stage but the first may be missing. */
export function plateGroups(funnel: readonly FunnelStage[]): PlateGroups | undefined {
  const of = (stage: Stage) => funnel.find((one) => one.stage === stage);
  const [listed, replied, qualified] = [of('listed'), of('replied'), of('qualified')];
  if (!listed) return undefined;
  const [booked, held] = [of('booked'), of('held')];
  const all = booked ?? held;
  return {
    listed,
    replied: qualified && replied,
    leads: qualified ?? replied,
    meetings: all && { all, held },
    won: of('won'),
  };
}

/** Units of a field: a square and the distance to the next. */
export const FIELD = { pitch: 44, size: 28 } as const;
/** The share of the field, at its far side, where squares stand loose. */
const LOOSE_SHARE = 0.28;
const LARGEST_TURN = 33;
const TURN_STEP = 11;
/** Coarse steps repeat the same texts, which compress. */
const SHIFT_STEP = 2;
const LARGEST_SHIFT = 12;
/** Each line repeats its angles and moves after this many squares, which compresses. */
const PERIOD = 7;

export interface Field {
  /** The squares that stand loose at the far side, those that pass included. */
  loose: Square[];
  /** Where the outlines stand in line: whole lines from here to the gate. */
  firstOrderly: number;
  /** The squares that will pass the gate. */
  passing: Square[];
  /** One of them, in the middle of the field, whose way is drawn. */
  traveler?: Square;
}

/** A random selection of `count` numbers below `all`. */
function choose(count: number, all: number, random: () => number): Set<number> {
  const numbers = Array.from({ length: all }, (_, index) => index);
  for (let index = 0; index < count; index++) {
    const other = index + Math.floor(random() * (all - index));
    [numbers[index], numbers[other]] = [numbers[other] ?? 0, numbers[index] ?? 0];
  }
  return new Set(numbers.slice(0, count));
}

interface Tilt {
  /** Random numbers from -1 to 1. */
  turn: number;
  x: number;
  y: number;
}

/** Tilts and moves a square by less than would make it touch its neighbors. */
function loosen(square: Square, looseness: number, shift: number, tilt: Tilt): Square {
  const turn = TURN_STEP * Math.round((tilt.turn * LARGEST_TURN * looseness) / TURN_STEP);
  const angle = (Math.abs(turn) * Math.PI) / 180;
  const extent = FIELD.size * (Math.cos(angle) + Math.sin(angle));
  const play = Math.max(0, FIELD.pitch - extent - 2) * looseness;
  const by = (distance: number) => SHIFT_STEP * Math.trunc(distance / SHIFT_STEP);
  return {
    ...square,
    x: square.x + by((tilt.x * play) / 2),
    y: square.y + by((tilt.y * play) / 2) + by(shift),
    turn,
  };
}

/**
 * The companies listed, one square each, in lines across the way to the gate: loose at the far side,
 * where x is 0, and orderly toward the gate. Only the first line may be incomplete.
 */
export function fieldOf(listed: number, passing: number, lattice: Lattice): Field {
  const { columns: lines, rows } = lattice;
  const random = seededRandom(listed);
  const missing = lines * rows - listed;
  const firstOrderly = Math.min(lines, Math.max(1, Math.round(lines * LOOSE_SHARE)));
  const chosen = choose(passing, listed, random);
  const signed = () => random() * 2 - 1;
  const shifts = Array.from({ length: firstOrderly }, () => signed() * LARGEST_SHIFT);
  const tilts = Array.from({ length: firstOrderly * PERIOD }, () => ({
    turn: signed(),
    x: signed(),
    y: signed(),
  }));
  const squares = Array.from({ length: listed }, (_, index): Square => {
    const [line, row] = [Math.floor((index + missing) / rows), (index + missing) % rows];
    const state = chosen.has(index) ? 'lead' : 'stranger';
    const edge = (FIELD.pitch - FIELD.size) / 2;
    const seat = { x: line * FIELD.pitch + edge, y: row * FIELD.pitch + edge };
    const square = { ...seat, size: FIELD.size, state } as const;
    const looseness = 1 - (line / firstOrderly) ** 2;
    const tilt = tilts[line * PERIOD + (row % PERIOD)];
    return tilt ? loosen(square, looseness, (shifts[line] ?? 0) * looseness, tilt) : square;
  });
  const target = { x: lines * FIELD.pitch * 0.55, y: rows * FIELD.pitch * 0.72 };
  const distance = ({ x, y }: Square) => Math.hypot(x - target.x, y - target.y);
  const leads = squares.filter(({ state }) => state === 'lead');
  return {
    loose: squares.slice(0, firstOrderly * rows - missing),
    firstOrderly,
    passing: leads,
    traveler: leads.toSorted((one, other) => distance(one) - distance(other))[0],
  };
}
