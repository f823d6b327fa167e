import { choose, Dots, type MotifProps } from './motif';
import {
  bleed,
  circle,
  createRandom,
  type Dot,
  distance,
  height,
  line,
  type Point,
  polar,
  range,
  width,
} from './picture-geometry';
import { packed, squareLattice } from './picture-lattice';
import { Tiles } from './Tiles';

const goldenAngle = 137.508;

const toneOf = (caught: boolean, near: boolean): string => {
  if (caught) return 'l';
  return near ? 'm' : 'q';
};

/** How far loose dots go on beyond the frame: as far as the flattest and the highest card show. */
const beyond = { x: 190, y: 90 };

const inside = ({ x, y }: Point, margin: number): boolean =>
  x > margin - beyond.x &&
  x < width + beyond.x - margin &&
  y > margin - beyond.y &&
  y < height + beyond.y - margin;

/** Four ticks on a circle: the sight of an instrument, not a bull's-eye. */
const sight = (focus: Point, radius: number): string =>
  circle(focus, radius) +
  range(4)
    .map((quarter) =>
      line(polar(focus, radius - 8, quarter * 90), polar(focus, radius + 8, quarter * 90)),
    )
    .join('');

/** A loose field falls into line and swells as it nears the target. */
function Field({ shape, seed }: MotifProps) {
  const random = createRandom(seed);
  const focus = { x: 400 + random() * 60, y: 170 + random() * 60 };
  const cell = Math.min(46, Math.max(18, 215 / Math.sqrt((4 * shape.count) / Math.PI)));
  const reach = cell * Math.sqrt(shape.count / Math.PI);
  const dots = squareLattice(focus, cell).flatMap((place, index): Dot[] => {
    if (index < shape.count) return [{ ...place, size: cell * 0.72, tone: 'l' }];
    const away = (distance(place, focus) - reach) / 330;
    const loose = Math.max(0, away - 0.1) * cell * 2.2;
    const moved = {
      x: place.x + (random() - 0.5) * loose,
      y: place.y + (random() - 0.5) * loose,
    };
    if (random() < away - 0.3 || !inside(moved, 8)) return [];
    const size = cell * Math.max(0.12, 0.56 - away * 0.62);
    return [{ ...moved, size, tone: away < 0.3 ? 'm' : 'q' }];
  });
  return <Dots dots={dots} />;
}

/** A seed head: the core is caught, the rest still drifts outside the moat. */
function SeedHead({ shape, seed }: MotifProps) {
  const random = createRandom(seed);
  const focus = { x: 415 + random() * 40, y: 190 + random() * 20 };
  const all = Math.round(shape.count * (5 + shape.growth));
  const spread = 112 / Math.sqrt(shape.count);
  const dots = range(all).flatMap((index): Dot[] => {
    const caught = index < shape.count;
    const radius = spread * Math.sqrt(index + 0.5) + (caught ? 0 : 34);
    const place = polar(focus, radius, index * goldenAngle);
    const share = index / all;
    if (!inside(place, -20) || (!caught && random() < share * 1.3 - 0.4)) return [];
    const size = spread * (caught ? 1.48 : 1.1 - share * 0.7);
    return [{ ...place, size, tone: toneOf(caught, share < 0.42) }];
  });
  return (
    <>
      <path className="s o" strokeWidth="2" d={sight(focus, 131)} />
      <Dots dots={dots} />
    </>
  );
}

/** Filings point at a focus; further out they are longer, as if they moved faster. */
function filing(place: Point, focus: Point, radius: number): string {
  const away = distance(place, focus);
  const share = (5 + (away - radius) * 0.06) / away;
  const to = { x: (focus.x - place.x) * share, y: (focus.y - place.y) * share };
  return `M${Math.round(place.x)} ${Math.round(place.y)}l${Math.round(to.x)} ${Math.round(to.y)}`;
}

/** Filings turn toward a disc that has drawn its share of them in. */
function Magnet({ shape, seed }: MotifProps) {
  const random = createRandom(seed);
  const focus = { x: 430 + random() * 50, y: 190 + random() * 40 };
  const radius = 138;
  const cell = 0.8 * radius * Math.sqrt(Math.PI / (0.866 * shape.count));
  const caught = packed(focus, cell, shape.count).map((place) => ({
    ...place,
    size: cell * 0.68,
    tone: 'l',
  }));
  const places = range(12 * 40)
    .map((index) => ({
      x: (index % 40) * 34 - bleed + random() * 30,
      y: Math.floor(index / 40) * 34 - 10 + random() * 30,
    }))
    .filter((place) => inside(place, 0));
  const between = (from: number, to: number): string =>
    places
      .filter((place) => distance(place, focus) > from && distance(place, focus) < to)
      .map((place) => filing(place, focus, radius))
      .join('');
  return (
    <>
      <path className="q d" strokeWidth="3" d={between(radius + 125, width)} />
      <path className="m d" strokeWidth="4" d={between(radius + 26, radius + 125)} />
      <path className="s" d={circle(focus, radius)} />
      <Dots dots={caught} />
    </>
  );
}

/** As many arms as there are leads wind inward, and each ends in one that is caught. */
function Arms({ shape, seed }: MotifProps) {
  const random = createRandom(seed);
  const focus = { x: 215 + random() * 30, y: 195 + random() * 20 };
  const rings = Math.ceil(shape.count / 32);
  const arms = Math.ceil(shape.count / rings);
  const turn = 7 + random() * 4;
  const dots = range(arms * 18).flatMap((index): Dot[] => {
    const step = Math.floor(index / arms);
    const caught = index < shape.count;
    const radius = (caught ? 88 : 96) * 1.125 ** step;
    const place = polar(focus, radius, ((index % arms) * 360) / arms + step * turn);
    if (!inside(place, -10)) return [];
    const room = (88 * 2 * Math.PI) / arms;
    const size = caught ? room * 0.84 : Math.max(3, room * 0.56 * 0.9 ** step);
    return [{ ...place, size, tone: toneOf(caught, step < rings + 4) }];
  });
  return (
    <>
      <path className="s" d={circle(focus, 62)} />
      <Dots dots={dots} />
    </>
  );
}

export function ScatterMotif(props: MotifProps) {
  const Composition = choose([Field, SeedHead, Magnet, Arms, Tiles], props.seed, 5063);
  return <Composition {...props} />;
}
