import { at, fanReach, gate, type Point, polar, rest, ring, round } from './geometry';

/** A fixed number from 0 to 1 for a place in the fan: scattered like data, yet the same in every build. */
function scatter(first: number, second: number): number {
  let mixed = Math.imul(first + 17, 0x9e3779b1) ^ Math.imul(second + 101, 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d);
  mixed = Math.imul(mixed ^ (mixed >>> 12), 0x297a2d39);
  return ((mixed ^ (mixed >>> 15)) >>> 0) / 0x100000000;
}

interface Caught extends Point {
  /** The stronger the signal, the larger its dot. */
  size: number;
}

function caughtAt(radius: number, degrees: number, size: number): Caught {
  const { x, y } = polar(radius, degrees);
  return { x: round(x), y: round(y), size };
}

/** Where the caught signals stand; the first four feed the calendar's rows, top to bottom. */
export const caught: readonly Caught[] = [
  caughtAt(248, 42, 7.5),
  caughtAt(190, 19, 6),
  caughtAt(250, -7, 9),
  caughtAt(206, -31, 6.5),
  caughtAt(262, -50, 5.5),
];

const distance = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);

export interface TurnedAway {
  path: string;
  from: Point;
  struck: Point;
  end: Point;
}

/** A signal from the fan's edge strikes the gate's wall and leaves it as light leaves a mirror. */
function refuse(from: Point, strike: number): TurnedAway {
  const reach = gate.wall + 5;
  const struck = polar(reach, strike);
  const out = { x: (struck.x - gate.x) / reach, y: (struck.y - gate.y) / reach };
  const traveled = distance(from, struck);
  const way = { x: (struck.x - from.x) / traveled, y: (struck.y - from.y) / traveled };
  const inward = way.x * out.x + way.y * out.y;
  const away = { x: way.x - 2 * inward * out.x, y: way.y - 2 * inward * out.y };
  // How far the thrown-back ray runs from the wall until it meets the circle of rest.
  const slope = -inward * reach;
  const length = Math.sqrt(slope ** 2 + rest.radius ** 2 - reach ** 2) - slope;
  const end = { x: round(struck.x + length * away.x), y: round(struck.y + length * away.y) };
  return { path: `M${at(from)}L${at(struck)} ${at(end)}`, from, struck, end };
}

export const turnedAway: readonly TurnedAway[] = [
  refuse(polar(150, 53), 68),
  refuse(polar(262, 59.5), 84),
  refuse(polar(146, -54), -69),
  refuse(polar(236, -60), -81.5),
];

/** True where a caught signal's halo or a refused signal's way leaves no room for a faint dot. */
function isTaken(place: Point): boolean {
  if (caught.some((signal) => distance(signal, place) < signal.size + 8)) return true;
  // A detour over the place that is hardly longer than the straight way means that the place is on it.
  return turnedAway.some(
    ({ from, struck }) =>
      distance(from, place) + distance(place, struck) - distance(from, struck) < 0.7,
  );
}

/** From 0 (lost in the noise) to 1: signals grow stronger around the ones that are caught. */
function strength(place: Point, chance: number): number {
  const nearest = Math.min(...caught.map((signal) => distance(signal, place)));
  return 0.62 * chance + 0.38 * Math.exp(-((nearest / 52) ** 2));
}

/** Smallest strength of each size class, faintest first. */
const sizeClasses = [0, 0.3, 0.52, 0.7] as const;

/** One path per size class; each dot is a line of no length under a round cap, the shortest way to write a circle. */
export function faintSignals(): string[] {
  const paths = sizeClasses.map(() => '');
  for (let ringIndex = 0; ringIndex < ring.count; ringIndex += 1) {
    const radius = ring.inner + ringIndex * ring.step;
    const places = Math.floor((radius * fanReach * Math.PI) / 180 / ring.step);
    for (let index = -places; index <= places; index += 1) {
      // The nearer to the gate, the fewer are left.
      const share = 0.3 + 0.7 * (ringIndex / (ring.count - 1)) ** 0.8;
      if (scatter(ringIndex, index) > share) continue;
      const place = polar(radius, (index * fanReach) / places);
      if (isTaken(place)) continue;
      const strong = strength(place, scatter(index, ringIndex + 50));
      const size = sizeClasses.findLastIndex((least) => strong >= least);
      paths[size] += `M${at(place)}h0`;
    }
  }
  return paths;
}
