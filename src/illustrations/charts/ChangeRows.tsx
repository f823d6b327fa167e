import type { Measured, ResultChange } from '../../lib/result-entry';
import { CountedSquares, CountSwatches, countLook } from './CountedSquares';

interface RowProps {
  row: Measured;
  /** The largest value among the rows: all share its scale. */
  largest: number;
  isLast: boolean;
}

function RowText({ row }: { row: Measured }) {
  return (
    <p className="flex items-baseline gap-x-2 text-small leading-tight tabular">
      <span className="font-bold font-figure text-subheading">{row.text}</span>{' '}
      <span className="text-ink-2">{row.label}</span>
    </p>
  );
}

const WIDTH = 1000;

function Length({ row, largest, isLast, slim }: RowProps & { slim: boolean }) {
  return (
    <svg
      viewBox={`0 0 ${WIDTH} 1`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className={`w-full ${slim ? 'h-4' : 'h-[clamp(2.5rem,4.4vw,5rem)]'}`}
    >
      <rect
        width={Math.round((row.value / Math.max(largest, 1)) * WIDTH)}
        height="1"
        className={isLast ? 'fill-leaf' : 'fill-bar'}
      />
    </svg>
  );
}

/** So many times one: a block for each whole, and the last one cut. */
function Multiples({ row, isLast }: RowProps) {
  const blocks = Array.from({ length: Math.ceil(row.value) }, (_, index) => index);
  return (
    <div className="flex flex-wrap gap-2">
      {blocks.map((index) => (
        <svg
          key={index}
          viewBox="0 0 100 100"
          aria-hidden="true"
          className="size-[clamp(4rem,8.6vw,9rem)]"
        >
          <path d="M0 0H100V100H0z" className="fill-chip" />
          <rect
            width={Math.round(Math.min(row.value - index, 1) * 100)}
            height="100"
            className={isLast ? 'fill-leaf' : 'fill-bar'}
          />
        </svg>
      ))}
    </div>
  );
}

function NestedCounts({ rows }: Pick<ResultChange, 'rows'>) {
  const counts = rows.map((row, index) => ({ ...row, look: countLook(index, rows.length) }));
  return (
    <>
      <ul className="mb-6 flex flex-wrap gap-x-12 gap-y-3 lg:mb-8">
        {counts.map((count) => (
          <li key={count.label} className="flex items-center gap-3">
            <CountSwatches look={count.look} />
            <RowText row={count} />
          </li>
        ))}
      </ul>
      <CountedSquares counts={counts} />
    </>
  );
}

const lists = {
  lengths: 'grid gap-y-3',
  squares: 'grid gap-y-6',
  multiples: 'flex flex-wrap gap-x-16 gap-y-6',
} as const;

export interface ChangeRowsProps extends ResultChange {
  /** Beside another drawing, which it must not outweigh. */
  slim?: boolean;
}

/** What changed, on one scale that starts at zero; the words beside it say the same. */
export function ChangeRows({ kind, rows, measure, slim = false }: ChangeRowsProps) {
  if (kind === 'nested') return <NestedCounts rows={rows} />;
  const largest = Math.max(...rows.map(({ value }) => value));
  return (
    <figure>
      <ul aria-label={slim ? measure : undefined} className={lists[kind]}>
        {rows.map((row, index) => {
          const isLast = index === rows.length - 1;
          const props = { row, largest, isLast };
          return (
            <li
              key={row.label}
              className={
                kind === 'lengths'
                  ? `grid items-center gap-x-6 gap-y-2 ${slim ? '' : 'md:grid-cols-[9rem_minmax(0,1fr)]'}`
                  : 'grid gap-y-3'
              }
            >
              <RowText row={row} />
              {kind === 'lengths' && <Length {...props} slim={slim} />}
              {kind === 'multiples' && <Multiples {...props} />}
              {kind === 'squares' && (
                <CountedSquares counts={[{ value: row.value, look: isLast ? 0 : 1 }]} />
              )}
            </li>
          );
        })}
      </ul>
      {measure && !slim && (
        <figcaption className="mt-4 text-ink-2 text-small">{measure}</figcaption>
      )}
    </figure>
  );
}
