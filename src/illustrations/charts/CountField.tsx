import { gridSize, gridSquares } from '../../lib/squares';
import { Squares } from '../squares/Squares';
import type { Count } from './counts';

export interface CountFieldProps {
  counts: readonly Count[];
}

/** About twice as wide as high, whatever the number. */
const columnsFor = (count: number) => Math.ceil(Math.sqrt(count * 1.9));

const swatches = {
  open: 'border-[1.5px] border-edge',
  bar: 'bg-bar',
  leaf: 'bg-leaf',
} as const;

/** The last is what it was for, the first all there were; a single count is what it was for. */
const lookOf = (index: number, all: number): keyof typeof swatches => {
  if (index === all - 1) return 'leaf';
  return index === 0 ? 'open' : 'bar';
};

/** One field with a square for each of the first count; what came of them is filled in. */
export function CountField({ counts }: CountFieldProps) {
  const [first, ...later] = counts;
  const count = first?.value ?? 0;
  const grid = { count, columns: columnsFor(count), size: 80, gap: 12 };
  const last = later.at(-1)?.value ?? count;
  const between = later.length > 1 ? (later[0]?.value ?? 0) : 0;
  return (
    <div
      className={`grid content-start gap-x-8 gap-y-6 ${later.length > 0 ? 'md:grid-cols-[2fr_1fr]' : ''}`}
    >
      <div className="relative">
        <Squares
          {...gridSize(grid)}
          squares={gridSquares({ ...grid, filled: between }).slice(last)}
          color="bar"
          className="w-full"
        />
        <Squares
          {...gridSize(grid)}
          squares={gridSquares({ ...grid, count: last, filled: last })}
          className="absolute inset-0 w-full"
        />
      </div>
      <ul className="grid auto-rows-fr">
        {counts.map(({ value, label }, index) => (
          <li key={label} className="border-rule border-t py-4 first:border-ink first:border-t-2">
            <span className="block font-bold font-figure text-figure-large tracking-[-0.02em]">
              {value}
            </span>{' '}
            <span className="mt-1 flex items-center gap-2 font-semibold">
              <span
                aria-hidden="true"
                className={`size-4 shrink-0 rounded-[2px] forced-color-adjust-none ${swatches[lookOf(index, counts.length)]}`}
              />
              {label}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
