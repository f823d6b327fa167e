import { choose, Dots, type MotifProps } from './motif';
import { arc, circle, createRandom, polar, range, round } from './picture-geometry';

const fading = ['s', 'm', 'q'] as const;

/** Radii that grow by the record's own ratio. */
const radiiOf = (rings: number, first: number, last: number): number[] =>
  range(rings).map((index) => first * (last / first) ** (index / (rings - 1)));

/** Ripples from one dropped point, thicker and fainter as they widen. */
function Ripples({ shape, seed }: MotifProps) {
  const random = createRandom(seed);
  const center = { x: 200 + random() * 50, y: 225 + random() * 30 };
  const radii = radiiOf(5, 62, 62 * Math.max(5, shape.growth * 2));
  const dots = range(shape.count).map((index) => ({
    ...polar(center, radii[2] ?? 0, (index * 360) / shape.count - 20),
    size: Math.max(6, 16 - shape.count / 8),
    tone: 'l',
  }));
  return (
    <>
      {radii.slice(1).map((radius, index) => (
        <path
          key={radius}
          className={`${fading[index] ?? 'q'} o`}
          strokeWidth={round(radius * 0.22)}
          d={circle(center, radius)}
        />
      ))}
      <Dots dots={dots} />
      <path className="l" d={circle(center, 50)} />
    </>
  );
}

/** Discs that touch at one side and open to the other. */
function Opening({ shape, seed }: MotifProps) {
  const random = createRandom(seed);
  const left = 60 + random() * 30;
  const y = 210 + random() * 30;
  const radii = radiiOf(6, 36, 36 * Math.max(8, shape.growth * 2)).reverse();
  const tones = ['q', 'g', 'm', 'g', 's', 'l'];
  const disc = (radius: number, index: number) => (
    <path key={radius} className={tones[index]} d={circle({ x: left + radius, y }, radius)} />
  );
  const middle = Math.sqrt((radii[1] ?? 1) * (radii[2] ?? 1));
  const dots = range(shape.count).map((index) => ({
    ...polar({ x: left + middle, y }, middle, ((index + 0.5) / shape.count) * 360),
    size: 6,
    tone: 'm',
  }));
  return (
    <>
      {radii.slice(0, 2).map(disc)}
      <Dots dots={dots} />
      {radii.slice(2).map((radius, index) => disc(radius, index + 2))}
    </>
  );
}

/** Half rings, the lower set one place further out: a spiral that widens. */
function Shifted({ shape, seed }: MotifProps) {
  const random = createRandom(seed);
  const center = { x: 390 + random() * 50, y: 215 + random() * 30 };
  const rings = 5 + (shape.count % 3);
  const pitch = 300 / rings;
  const half = (index: number, lower: boolean): string =>
    arc(
      lower ? { x: center.x + pitch / 2, y: center.y } : center,
      pitch * (index + 0.5) + (lower ? pitch / 2 : 0),
      lower ? 0 : 180,
      lower ? 180 : 360,
    );
  const thickness = (index: number): number =>
    pitch * Math.min(0.74, 0.28 * shape.growth ** (index / (rings - 1)));
  return (
    <>
      {range(rings).map((index) => (
        <path
          key={index}
          className={`${['s', 'l', 'm'][index] ?? 'q'} o`}
          strokeWidth={round(thickness(index))}
          d={half(index, false) + half(index, true)}
        />
      ))}
    </>
  );
}

export function RingsMotif(props: MotifProps) {
  const Composition = choose([Ripples, Opening, Shifted], props.seed, 260);
  return <Composition {...props} />;
}
