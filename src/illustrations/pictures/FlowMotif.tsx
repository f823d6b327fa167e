import { choose, type MotifProps } from './motif';
import {
  bleed,
  createRandom,
  height,
  line,
  polygon,
  range,
  round,
  width,
} from './picture-geometry';
import { Strands } from './Strands';

interface Band {
  /** Where it comes in, from and to. */
  readonly entry: readonly [number, number];
  /** Where it leaves. */
  readonly exit: readonly [number, number];
}

interface Stack {
  readonly from: number;
  readonly size: number;
  readonly gap: number;
}

/** Bands of uneven width, stacked at the entry and, by the same shares, at the exit. */
function bandsOf(count: number, random: () => number, entry: Stack, exit: Stack): Band[] {
  const weights = range(count).map(() => 0.6 + random());
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const edges = (stack: Stack, index: number): readonly [number, number] => {
    const unit = (stack.size - stack.gap * (count - 1)) / total;
    const before = weights.slice(0, index).reduce((sum, weight) => sum + weight, 0);
    const start = stack.from + before * unit + index * stack.gap;
    return [start, start + (weights[index] ?? 1) * unit];
  };
  return range(count).map((index) => ({ entry: edges(entry, index), exit: edges(exit, index) }));
}

const tones = ['s', 'm', 'q'] as const;

const toneOf = (index: number, loud: number): string =>
  index === loud ? 'l' : (tones[index % 3] ?? 's');

const bandCount = (count: number): number => 6 + (count % 4);

/** Ribbons sweep in over the whole height and leave as one tight strand. */
function Ribbons({ shape, seed }: MotifProps) {
  const random = createRandom(seed);
  const count = bandCount(shape.count);
  const size = 300 * (1 - shape.cut) * 0.55;
  const low = random() < 0.5;
  const exit = { from: low ? 350 - size : 50, size, gap: 2 };
  const bands = bandsOf(count, random, { from: 22, size: 356, gap: 10 }, exit);
  const ribbon = ({ entry, exit: out }: Band): string =>
    `M${-bleed} ${round(entry[0])}H0C210 ${round(entry[0])} 250 ${round(out[0])} 460 ${round(out[0])}H${width + bleed}V${round(out[1])}H460C250 ${round(out[1])} 210 ${round(entry[1])} 0 ${round(entry[1])}H${-bleed}z`;
  const loud = Math.floor(count / 2) - (low ? 1 : 0);
  return bands.map((band, index) => (
    <path key={band.entry[0]} className={toneOf(index, loud)} d={ribbon(band)} />
  ));
}

/** Lanes fall from the top, round one bend and leave narrower than they came. */
function Bend({ shape, seed }: MotifProps) {
  const random = createRandom(seed);
  const count = bandCount(shape.count);
  const size = 330 * (1 - shape.cut) * 0.6;
  const bands = bandsOf(
    count,
    random,
    { from: 70, size: 330, gap: 6 },
    { from: -350, size, gap: 2 },
  );
  const center = { x: 430, y: 350 - size - 60 };
  const side = (x: number, exit: number, back: boolean): string => {
    const y = -exit;
    const radii = `A${round(center.x - x)} ${round(y - center.y)} 0 0 ${back ? 1 : 0}`;
    return back
      ? `H${center.x}${radii} ${round(x)} ${round(center.y)}V${-bleed}z`
      : `M${round(x)} ${-bleed}V${round(center.y)}${radii} ${center.x} ${round(y)}H${width + bleed}`;
  };
  const lane = ({ entry, exit }: Band): string =>
    `${side(entry[0], exit[0], false)}V${round(-exit[1])}${side(entry[1], exit[1], true)}`;
  return bands.map((band, index) => (
    <path key={band.entry[0]} className={toneOf(index, count - 2)} d={lane(band)} />
  ));
}

/** A strip with two folds; between them it is drawn together. */
const strip = ({ entry, exit }: Band, [first, second]: readonly [number, number]): string =>
  polygon([
    { x: -bleed, y: entry[0] },
    { x: first, y: entry[0] },
    { x: second, y: exit[0] },
    { x: width + bleed, y: exit[0] },
    { x: width + bleed, y: exit[1] },
    { x: second, y: exit[1] },
    { x: first, y: entry[1] },
    { x: -bleed, y: entry[1] },
  ]);

/** Folded strips: straight, drawn together between two folds, straight again. */
function Folds({ shape, seed }: MotifProps) {
  const random = createRandom(seed);
  const count = bandCount(shape.count);
  const size = 320 * (1 - shape.cut) * 0.55;
  const folds = [150 + random() * 40, 380 + random() * 40] as const;
  const exit = { from: 90 + random() * (220 - size), size, gap: 0 };
  const bands = bandsOf(count, random, { from: 0, size: height, gap: 0 }, exit);
  const shade = polygon([
    { x: folds[0], y: 0 },
    { x: folds[1], y: exit.from },
    { x: folds[1], y: exit.from + size },
    { x: folds[0], y: height },
  ]);
  const creases = folds.map((x) => line({ x, y: 0 }, { x, y: height })).join('');
  return (
    <>
      {bands.map((band, index) => (
        <path
          key={band.entry[0]}
          className={toneOf(index, Math.floor(count / 2))}
          d={strip(band, folds)}
        />
      ))}
      <path className="s" fillOpacity=".14" d={shade} />
      <path className="g o" strokeWidth="2" d={creases} />
    </>
  );
}

export function FlowMotif(props: MotifProps) {
  const Composition = choose([Ribbons, Bend, Folds, Strands], props.seed, 110);
  return <Composition {...props} />;
}
