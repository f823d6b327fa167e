import type { FunnelStep, Tone } from './funnel-steps';
import {
  getContourPath,
  getDashes,
  getFramesPath,
  getHeight,
  getSquareColumns,
  getSquareSize,
  getSquaresPath,
  getWidth,
  type SquareColumns,
} from './square-columns';

const strokes = {
  prospect: 'stroke-prospect opacity-70',
  qualified: 'stroke-qualified',
  stopped: 'stroke-qualified opacity-55',
  booked: 'stroke-surface',
  held: 'stroke-meeting',
} as const satisfies Record<Tone, string>;

interface SquaresProps {
  step: FunnelStep;
  columns: SquareColumns;
  className: string;
}

/** Draws a step. Squares in another tone are drawn over the others, which fill the columns before. */
function Squares({ step: { runs, value, total, isContoured }, columns, className }: SquaresProps) {
  const [first, rest] = runs;
  const firstCount = first?.count ?? 0;
  return (
    <svg
      viewBox={`0 0 ${getWidth(total, columns)} ${getHeight(columns)}`}
      strokeWidth={getSquareSize(columns)}
      strokeDasharray={getDashes(columns)}
      fill="none"
      shapeRendering={columns.rendering}
      aria-hidden="true"
      className={`w-full overflow-visible keep-colors ${className}`}
    >
      {rest?.tone === 'booked' && (
        <path
          d={getFramesPath(firstCount, value, columns)}
          strokeWidth={getSquareSize(columns) + 2 * columns.gap}
          strokeDasharray="none"
          className="stroke-meeting"
        />
      )}
      {rest && <path d={getSquaresPath(value, columns)} className={strokes[rest.tone]} />}
      {first && <path d={getSquaresPath(firstCount, columns)} className={strokes[first.tone]} />}
      {isContoured && (
        <path
          d={getContourPath(value, columns)}
          strokeWidth="2"
          strokeDasharray="none"
          className="stroke-ink [vector-effect:non-scaling-stroke]"
        />
      )}
    </svg>
  );
}

interface FunnelSquaresProps {
  step: FunnelStep;
  /** Width of the next row, if it has another unit: 1 is the full width. */
  nextWidths?: Record<'wide' | 'narrow', number>;
}

/** Draws the squares of a step, and a band from those who came further down to the next row. */
export function FunnelSquares({ step, nextWidths }: FunnelSquaresProps) {
  const { total, next } = step;
  const allColumns = getSquareColumns(total);
  const variants = (['wide', 'narrow'] as const).map((variant) => {
    const columns = allColumns[variant];
    const share = getWidth(next, columns) / getWidth(total, columns);
    return {
      columns,
      band: `M0 0H${share}L${nextWidths?.[variant] ?? share} 1H0z`,
      className: variant === 'wide' ? 'max-md:not-print:hidden' : 'md-or-print:hidden',
    };
  });
  return (
    <>
      {variants.map(({ columns, className }) => (
        <Squares key={className} step={step} columns={columns} className={className} />
      ))}
      {next > 0 && (
        <svg
          viewBox="0 0 1 1"
          preserveAspectRatio="none"
          aria-hidden="true"
          // In narrow windows, the band is behind the text of the next row.
          className="-mb-12 h-12 w-full fill-qualified opacity-16 keep-colors lg:mb-0 lg:h-0 lg:min-h-6 lg:grow"
        >
          {variants.map(({ band, className }) => (
            <path key={className} d={band} className={className} />
          ))}
        </svg>
      )}
    </>
  );
}
