import { choose, type MotifProps } from './motif';
import {
  bleed,
  createRandom,
  height,
  line,
  polygon,
  range,
  rectangle,
  width,
} from './picture-geometry';

/** Heights whose last is `growth` times the first: even ratios, as growth compounds. */
const risers = (steps: number, growth: number, top: number): number[] =>
  range(steps).map((index) => top * growth ** (index / (steps - 1) - 1));

/** A wall of steps at the right edge; the last one is lit. */
function Wall({ shape, seed }: MotifProps) {
  const random = createRandom(seed);
  const steps = 4 + (shape.count % 4);
  const left = 120 + random() * 60;
  const wide = (width - left) / steps;
  const bars = risers(steps, shape.growth, 330).map((rise, index) =>
    rectangle(
      left + index * wide,
      height - rise,
      wide + (index < steps - 1 ? 0.5 : bleed),
      rise + bleed,
    ),
  );
  const rules = range(8).map((index) =>
    line({ x: -bleed, y: 50 * index + 20 }, { x: width + bleed, y: 50 * index + 20 }),
  );
  return (
    <>
      <path className="f o" strokeWidth="1.5" d={rules.join('')} />
      <path className="s" d={bars.slice(0, -1).join('')} />
      <path className="l" d={bars.at(-1)} />
    </>
  );
}

/** The three visible faces of one step, as corners along the stair, across it and up. */
function facesOf(from: number, to: number, below: number, up: number) {
  const across = 180;
  return {
    tread: [
      [from, 0, up],
      [to, 0, up],
      [to, across, up],
      [from, across, up],
    ],
    riser: [
      [from, 0, below],
      [from, across, below],
      [from, across, up],
      [from, 0, up],
    ],
    side: [
      [from, across, 0],
      [to, across, 0],
      [to, across, up],
      [from, across, up],
    ],
  } as const;
}

/** A staircase seen from its corner: treads catch the light, risers do not. */
function Stair({ shape, seed }: MotifProps) {
  const random = createRandom(seed);
  const steps = 4 + (shape.count % 3);
  const run = 270 / steps;
  const rises = risers(steps, shape.growth, 215);
  const corner = { x: 120 + random() * 40, y: 362 };
  const face = (corners: readonly (readonly [number, number, number])[]): string =>
    polygon(
      corners.map(([along, across, up]) => ({
        x: corner.x + (along + across) * 0.866,
        y: corner.y - (along - across) * 0.5 - up,
      })),
    );
  const faces = rises.map((rise, index) =>
    facesOf(index * run, (index + 1) * run, rises[index - 1] ?? 0, rise),
  );
  const treads = faces.map(({ tread }) => face(tread));
  return (
    <>
      <path className="q" d={faces.map(({ riser }) => face(riser)).join('')} />
      <path className="s" d={faces.map(({ side }) => face(side)).join('')} />
      <path className="m" d={treads.slice(0, -1).join('')} />
      <path className="l" d={treads.at(-1)} />
    </>
  );
}

/** Columns of counted slabs, like sheets in a ledger. */
function Slabs({ shape, seed }: MotifProps) {
  const random = createRandom(seed);
  const columns = 5 + (shape.count % 3);
  const left = 40 + random() * 30;
  const pitch = (width - left) / columns;
  const sheet = 330 / Math.min(30, shape.count);
  const column = (rise: number, index: number): string =>
    range(Math.max(1, Math.round(rise / sheet)))
      .map((level) =>
        rectangle(left + index * pitch, height - (level + 1) * sheet, pitch * 0.88, sheet - 5),
      )
      .join('');
  const stacks = risers(columns, shape.growth, 330).map(column);
  return (
    <>
      <path className="m" d={stacks.slice(0, -2).join('')} />
      <path className="s" d={stacks.at(-2)} />
      <path className="l" d={stacks.at(-1)} />
    </>
  );
}

/** Few, very large steps, each height carried to the left edge by a rule, as on a surveyor's sheet. */
function Terraces({ shape, seed }: MotifProps) {
  const random = createRandom(seed);
  const layers = 4 + (shape.count % 2);
  const tones = ['f', 'q', 'm', 's', 'l'].slice(-layers);
  const rises = risers(layers, shape.growth, 345);
  const left = 110 + random() * 40;
  const pitch = (width - left) / layers;
  const rules = rises.map((rise, index) =>
    line({ x: -bleed, y: height - rise }, { x: left + index * pitch, y: height - rise }),
  );
  return (
    <>
      <path className="m o" strokeWidth="1.5" d={rules.join('')} />
      {rises.map((rise, index) => (
        <path
          key={rise}
          className={tones[index] ?? 'l'}
          d={rectangle(left + index * pitch, height - rise, width + bleed, rise + bleed)}
        />
      ))}
    </>
  );
}

export function StepsMotif(props: MotifProps) {
  const Composition = choose([Wall, Stair, Slabs, Terraces], props.seed, 225);
  return <Composition {...props} />;
}
