import type { MotifProps } from './motif';
import { bleed, createRandom, height, range, rectangle, round, width } from './picture-geometry';

/** As many strands as the record counts pass a gate; those that qualify are lit. */
export function Strands({ shape, seed }: MotifProps) {
  const random = createRandom(seed);
  const gate = { x: 385 + random() * 40, y: 130 + random() * 50 };
  const slit = Math.max(56, 150 * (1 - shape.cut));
  const pitch = slit / shape.count;
  const strands = range(shape.count).map((index) => {
    const entry = Math.round(-30 + (460 * (index + 0.5)) / shape.count);
    const exit = round(gate.y + (index + 0.5) * pitch);
    return `M${-bleed} ${entry}H0C230 ${entry} 200 ${exit} ${Math.round(gate.x)} ${exit}H${width + bleed}`;
  });
  const first = Math.round(shape.count * 0.34);
  const last = first + Math.round(shape.count / shape.growth);
  const rest = [...strands.slice(0, first), ...strands.slice(last)];
  return (
    <>
      <path className="m o" strokeWidth="2.2" d={rest.join('')} />
      <path className="l o" strokeWidth="3.4" d={strands.slice(first, last).join('')} />
      <path
        className="s"
        d={
          rectangle(gate.x, -bleed, 40, gate.y - 12 + bleed) +
          rectangle(gate.x, gate.y + slit + 12, 40, height + bleed)
        }
      />
    </>
  );
}
