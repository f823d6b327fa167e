import type { Measured, ResultChange } from '../../lib/result-change';
import { cellsOf, SquareGrid } from '../squares/SquareGrid';
import { Lengths, MeasuredText } from './Lengths';

const CELL = { size: 40, gap: 7 };
const LARGE = { size: 84, gap: 12 };
/** Before is half as wide as after, so that their squares are of one size. */
const columnsOf = { before: 10, after: 20 } as const;

/** Two fields of squares on one scale. */
function BeforeAndAfter({ rows }: { rows: readonly Measured[] }) {
  return (
    <ul className="grid gap-x-8 gap-y-4 lg:grid-cols-[1fr_2fr]">
      {rows.map((row, index) => {
        const side = index === 0 ? 'before' : 'after';
        return (
          <li key={row.label} className={index === 0 ? 'max-lg:w-[49%]' : ''}>
            <MeasuredText row={row} />
            <SquareGrid
              grid={{ ...CELL, columns: columnsOf[side] }}
              cells={cellsOf('lead', row.squares)}
              quiet={side === 'before'}
              className="mt-3 w-full"
            />
          </li>
        );
      })}
    </ul>
  );
}

/** Clients, one square each: meetings that took place and were won. */
function Won({ row }: { row: Measured }) {
  const columns = Math.ceil(Math.sqrt(row.squares * 1.4));
  return (
    <>
      <MeasuredText row={row} />
      <SquareGrid
        grid={{ ...LARGE, columns }}
        cells={cellsOf('meeting', row.squares)}
        won={row.squares}
        className="mt-4 w-full max-w-56 sm:max-w-72 lg:max-w-100"
      />
    </>
  );
}

/** One square beside so many of it; the last is as wide as what is left. */
function Ratio({ rows }: { rows: readonly Measured[] }) {
  const { size, gap } = LARGE;
  return (
    <ul className="flex flex-wrap gap-x-12 gap-y-5">
      {rows.map((row, index) => {
        const whole = Math.floor(row.squares);
        const rest = Math.round((row.squares - whole) * size);
        const x = whole * (size + gap);
        return (
          <li key={row.text} className="max-w-full">
            <MeasuredText row={row} />
            <SquareGrid
              grid={{ ...LARGE, columns: Math.max(1, whole) }}
              cells={cellsOf('lead', whole)}
              quiet={index === 0}
              width={x + (rest || -gap)}
              className="mt-3 h-14 w-auto max-w-full lg:h-28"
            >
              {rest > 0 && (
                <rect
                  x={x + gap / 2}
                  y={gap / 2}
                  width={rest}
                  height={size}
                  rx={Math.min(12, rest / 2)}
                  className="fill-qualified"
                />
              )}
            </SquareGrid>
          </li>
        );
      })}
    </ul>
  );
}

/** What changed, in squares where it can be counted; the words beside them say the same. */
export function ResultDrawing({ kind, rows, note }: ResultChange) {
  const [first] = rows;
  return (
    <figure>
      {kind === 'squares' && <BeforeAndAfter rows={rows} />}
      {kind === 'won' && first && <Won row={first} />}
      {kind === 'ratio' && <Ratio rows={rows} />}
      {kind === 'lengths' && <Lengths rows={rows} />}
      <figcaption className="mt-3 text-ink-2 text-small">{note}</figcaption>
    </figure>
  );
}
