import { gridSize, gridSquares, squaresPath } from '../../lib/squares';

const PER_BLOCK = 10;
const grid = { columns: 5, size: 40, gap: 8, filled: 0 };
const block = gridSize({ ...grid, count: PER_BLOCK });

/** From the last count, what it was for, to the first, all there were. */
const looks = [
  { drawn: 'fill-leaf', swatch: 'bg-leaf' },
  { drawn: 'fill-bar', swatch: 'bg-bar' },
  {
    drawn: 'fill-none stroke-edge stroke-[1.5] [vector-effect:non-scaling-stroke]',
    swatch: 'border-[1.5px] border-edge',
  },
] as const;

export type CountLook = 0 | 1 | 2;

/** How a count is drawn by its place; the schema allows three. */
export const countLook = (index: number, all: number) => Math.min(all - 1 - index, 2) as CountLook;

export interface CountedSquaresProps {
  /** Each a part of the one before it. */
  counts: readonly { value: number; look: CountLook }[];
}

/** Squares in blocks of ten, two weeks each, which wrap: what came of the first is filled in. */
export function CountedSquares({ counts }: CountedSquaresProps) {
  const all = counts[0]?.value ?? 0;
  const starts = Array.from(
    { length: Math.ceil(all / PER_BLOCK) },
    (_, index) => index * PER_BLOCK,
  );
  const pathOf = (start: number, from: number, to: number) =>
    squaresPath(
      gridSquares({ ...grid, count: PER_BLOCK }).slice(
        Math.max(0, from - start),
        Math.max(0, to - start),
      ),
    );
  return (
    <div className="grid grid-cols-2 gap-4 md:grid-cols-5 lg:gap-7">
      {starts.map((start) => (
        <svg
          key={start}
          aria-hidden="true"
          viewBox={`0 0 ${block.width} ${block.height}`}
          className="w-full overflow-visible"
        >
          {counts.map(({ value, look }, index) => {
            const path = pathOf(start, counts[index + 1]?.value ?? 0, value);
            return path && <path key={look} d={path} className={looks[look].drawn} />;
          })}
        </svg>
      ))}
    </div>
  );
}

/** The looks that make up a count: its own and those of its parts. */
export function CountSwatches({ look }: { look: CountLook }) {
  return (
    <span aria-hidden="true" className="flex gap-1">
      {looks.slice(0, look + 1).map(({ swatch }) => (
        <span key={swatch} className={`size-4 rounded-[2px] forced-color-adjust-none ${swatch}`} />
      ))}
    </span>
  );
}
