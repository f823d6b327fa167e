import type { MotifProps } from './motif';
import { createRandom, dot, range, round } from './picture-geometry';

/** Lanes of a track lie inside one another; one lane is being run. */
export function Track({ shape, seed }: MotifProps) {
  const random = createRandom(seed);
  const lanes = 4 + (shape.count % 2);
  const left = 40 + random() * 20;
  const outer = 196;
  const pitch = 150 / lanes;
  const lane = (inset: number): string => {
    const r = round(outer - inset);
    const from = round(left + outer);
    return `M${from} ${round(244 + r)}a${r} ${r} 0 0 1 0 ${-2 * r}h190a${r} ${r} 0 0 1 0 ${2 * r}z`;
  };
  const tones = ['s', 'q', 'm', 'q', 'm'];
  const marks = range(shape.count).map((index) =>
    dot({ x: left + outer - 10 + (210 * (index + 0.5)) / shape.count, y: 244 }),
  );
  return (
    <>
      {range(lanes).map((index) => (
        <path
          key={index}
          className={`${tones[index]} o`}
          strokeWidth={round(pitch - 8)}
          d={lane((index + 0.5) * pitch)}
        />
      ))}
      <path
        className="l o"
        strokeWidth={round(pitch - 8)}
        pathLength="100"
        strokeDasharray={`${round(100 * (1 - shape.cut))} 100`}
        d={lane(1.5 * pitch)}
      />
      <path className="s d" strokeWidth="5" d={marks.join('')} />
    </>
  );
}
