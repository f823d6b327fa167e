import { choose, Dots, type MotifProps } from './motif';
import {
  arc,
  bleed,
  circle,
  createRandom,
  line,
  type Point,
  polar,
  range,
  width,
} from './picture-geometry';
import { Track } from './Track';

/** A ring with one piece lifted out of it: the part that now runs by itself. */
function OpenRing({ shape, seed }: MotifProps) {
  const random = createRandom(seed);
  const center = { x: 370 + random() * 40, y: 218 + random() * 16 };
  const radius = 128;
  const gap = 360 * Math.min(0.5, shape.cut * 0.6);
  const start = -60 - random() * 30;
  const lifted = polar(center, 44, start + gap / 2);
  const ticks = range(shape.count)
    .map((index) => start + gap + ((360 - gap) * (index + 0.5)) / shape.count)
    .map((degrees) => line(polar(center, 196, degrees), polar(center, 210, degrees)))
    .join('');
  return (
    <>
      <path
        className="m o"
        strokeWidth="2"
        d={ticks + arc(center, 190, start + gap, start + 360)}
      />
      <path className="q" d={circle(center, 62)} />
      <path className="s o" strokeWidth="76" d={arc(center, radius, start + gap, start + 360)} />
      <path className="l o" strokeWidth="76" d={arc(lifted, radius, start, start + gap)} />
    </>
  );
}

/** Where a crossed belt leaves two wheels: the inner tangents. */
function crossedBelt(large: Point, small: Point, radii: readonly [number, number]) {
  const span = Math.hypot(small.x - large.x, small.y - large.y);
  const lean = (Math.atan2(small.y - large.y, small.x - large.x) * 180) / Math.PI;
  const open = (Math.acos((radii[0] + radii[1]) / span) * 180) / Math.PI;
  const touch = (side: number) =>
    [
      polar(large, radii[0], lean + side * open),
      polar(small, radii[1], lean + 180 + side * open),
    ] as const;
  const wheels =
    arc(large, radii[0], lean + open, lean + 360 - open) +
    arc(small, radii[1], lean + 180 + open, lean + 540 - open);
  return { over: touch(1), under: touch(-1), wheels };
}

/** The part of a line between two shares of its length. */
function part([from, to]: readonly [Point, Point], start: number, end: number): string {
  const at = (share: number): Point => ({
    x: from.x + (to.x - from.x) * share,
    y: from.y + (to.y - from.y) * share,
  });
  return line(at(start), at(end));
}

/** A belt crosses between a large wheel and a small one; the belt is one closed line. */
function Belt({ shape, seed }: MotifProps) {
  const random = createRandom(seed);
  const large = { x: 215 + random() * 20, y: 215 };
  const small = { x: 500, y: 145 + random() * 20 };
  const radii = [138, 138 / shape.growth ** 0.5] as const;
  const cross = radii[0] / (radii[0] + radii[1]);
  const belt = crossedBelt(large, small, radii);
  const beads = range(shape.count).map((index) => ({
    ...polar(large, 84, (index * 360) / shape.count),
    size: 8,
    tone: 'm',
  }));
  return (
    <>
      <path className="q" d={circle(large, 104)} />
      <Dots dots={beads} />
      <path className="l" d={circle(small, radii[1] - 34)} />
      <path className="s o" strokeWidth="40" d={belt.wheels + part(belt.under, -0.01, 1.01)} />
      <path className="g o" strokeWidth="60" d={part(belt.over, cross - 0.2, cross + 0.2)} />
      <path className="s o" strokeWidth="40" d={part(belt.over, -0.01, 1.01)} />
    </>
  );
}

/** One line runs through and loops again and again, wider each time; the last loop is lit and goes on. */
function Loops({ shape, seed }: MotifProps) {
  const random = createRandom(seed);
  const turns = 4 + (shape.count % 4);
  const y = 64 + random() * 16;
  const last = 140;
  const radii = range(turns).map(
    (index) => (last * shape.growth ** (index / (turns - 1) - 1)) / (index < turns - 1 ? 1.45 : 1),
  );
  const total = radii.reduce((sum, radius) => sum + radius, 0);
  const places = radii.map((radius, index) => {
    const before = radii.slice(0, index).reduce((sum, each) => sum + each, 0);
    return { radius, x: 60 + (370 * (before + radius / 2)) / (total - last / 2) };
  });
  const loop = ({ radius, x }: { radius: number; x: number }): string =>
    circle({ x, y: y + radius }, radius);
  const start = places.at(-1)?.x ?? 0;
  return (
    <>
      <path
        className="s o"
        strokeWidth="8"
        d={line({ x: -bleed, y }, { x: start, y }) + places.slice(0, -1).map(loop).join('')}
      />
      <path
        className="l o"
        strokeWidth="24"
        d={places.slice(-1).map(loop).join('') + line({ x: start, y }, { x: width + bleed, y })}
      />
    </>
  );
}

export function LoopMotif(props: MotifProps) {
  const Composition = choose([OpenRing, Belt, Track, Loops], props.seed, 113);
  return <Composition {...props} />;
}
