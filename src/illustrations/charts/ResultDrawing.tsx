import type { ResultChange } from '../../lib/result-change';
import { cellsOf, SquareGrid, type SquareGridProps } from '../squares/SquareGrid';
import { Bars } from './Bars';

const SMALL = { size: 40, gap: 7 };
const LARGE = { size: 84, gap: 12 };

type Kind = Exclude<ResultChange['kind'], 'lengths'>;

const lists: Record<Kind, string> = {
  squares: 'grid gap-x-8 gap-y-4 lg:grid-cols-[1fr_2fr]',
  won: '',
  ratio: 'flex flex-wrap gap-x-6 gap-y-5 sm:gap-x-12',
};

/** Before has half the width and half the columns of after, so that squares have one size. */
const drawings: Record<Kind, (squares: number, isFirst: boolean) => SquareGridProps> = {
  squares: (squares, isFirst) => ({
    grid: { ...SMALL, columns: isFirst ? 10 : 20 },
    cells: cellsOf(isFirst ? 'before' : 'lead', squares),
    className: `mt-3 w-full ${isFirst ? 'max-lg:max-w-[49%]' : ''}`,
  }),
  won: (squares) => ({
    grid: { ...LARGE, columns: Math.ceil(Math.sqrt(squares * 1.4)) },
    cells: cellsOf('held', squares),
    won: squares,
    className: 'mt-4 w-full max-w-56 sm:max-w-72 lg:max-w-100',
  }),
  // The width crops the last square to its fraction.
  ratio: (squares, isFirst) => ({
    grid: { ...LARGE, columns: Math.ceil(squares) },
    cells: cellsOf(isFirst ? 'before' : 'lead', Math.ceil(squares)),
    width: Math.round(squares * LARGE.size) + (Math.ceil(squares) - 1) * LARGE.gap,
    className: 'mt-3 h-14 w-auto max-w-full overflow-clip! lg:h-20 min-[100rem]:h-28',
  }),
};

export function ResultDrawing({ kind, rows, note }: ResultChange) {
  return (
    <figure>
      {kind === 'lengths' ? (
        <Bars rows={rows} />
      ) : (
        <ul className={lists[kind]}>
          {rows.map((row, index) => (
            <li key={row.text} className="max-w-full">
              <p className="flex flex-wrap items-baseline gap-x-2 text-small leading-tight tabular">
                <span className="font-bold font-figure text-subheading">{row.text}</span>{' '}
                <span className="text-ink-2">{row.label}</span>
              </p>
              <SquareGrid {...drawings[kind](row.squares, index === 0)} />
            </li>
          ))}
        </ul>
      )}
      <figcaption className="mt-3 text-balance text-ink-2 text-small">{note}</figcaption>
    </figure>
  );
}
