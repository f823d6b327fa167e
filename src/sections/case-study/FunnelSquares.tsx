import { Fragment } from 'react';
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

interface StepSquaresProps {
  step: FunnelStep;
  columns: SquareColumns;
  className: string;
}

/** Draws a step. Each run covers the beginning of the one after it. */
function StepSquares({
  step: { runs, value, total, isContoured },
  columns,
  className,
}: StepSquaresProps) {
  const size = getSquareSize(columns);
  return (
    <svg
      viewBox={`0 0 ${getWidth(total, columns)} ${getHeight(value, columns)}`}
      strokeWidth={size}
      strokeDasharray={getDashes(columns)}
      fill="none"
      shapeRendering={columns.rendering}
      aria-hidden="true"
      className={`w-full overflow-visible keep-colors ${className}`}
    >
      {[...runs].reverse().map(({ tone, start, end }) => (
        <Fragment key={tone}>
          {tone === 'booked' && (
            <path
              d={getFramesPath(start, end, columns)}
              strokeWidth={size + 2 * columns.gap}
              strokeDasharray="none"
              className="stroke-meeting"
            />
          )}
          <path d={getSquaresPath(end, columns)} className={strokes[tone]} />
        </Fragment>
      ))}
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
        <StepSquares key={className} step={step} columns={columns} className={className} />
      ))}
      {next > 0 && (
        <svg
          viewBox="0 0 1 1"
          preserveAspectRatio="none"
          aria-hidden="true"
          // In narrow windows, the band is behind the text of the next row.
          className="-mb-13 h-13 w-full fill-qualified opacity-9 keep-colors dark:opacity-16 lg:opacity-16 lg:mb-0 lg:h-0 lg:min-h-6 lg:grow"
        >
          {variants.map(({ band, className }) => (
            <path key={className} d={band} className={className} />
          ))}
        </svg>
      )}
    </>
  );
}
