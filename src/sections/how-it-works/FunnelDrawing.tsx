import { getSolidSquaresPath, getTicksPath, type Square } from '../../drawing/squares';
import { type FunnelGrid, OPENING_SHARE } from './funnel-grid';

/** Radius of the corners of solid squares, half of `stroke-4`. */
const RADIUS = 2;

const squareClasses = {
  prospect: 'fill-none stroke-2 stroke-prospect',
  qualified: 'fill-qualified stroke-4 stroke-qualified',
  booked: 'fill-none stroke-2 stroke-meeting',
  held: 'fill-meeting stroke-4 stroke-meeting',
} as const;

/** Outline of a 14-unit square with rounded corners. Starts on the left edge, below the top-left corner. */
const OUTLINE = 'q0-2 2-2h8q2 0 2 2v8q0 2-2 2h-8q-2 0-2-2z';

const getOutlinesPath = (squares: readonly Square[]) =>
  squares.map(({ x, y }) => `M${x + 1} ${y + 3}${OUTLINE}`).join('');

interface SquaresProps {
  state: keyof typeof squareClasses;
  squares: readonly Square[];
}

function Squares({ state, squares }: SquaresProps) {
  const isOutline = state === 'prospect' || state === 'booked';
  const path = isOutline ? getOutlinesPath(squares) : getSolidSquaresPath(squares, RADIUS);
  return (
    <>
      <path d={path} className={squareClasses[state]} />
      {state === 'held' && (
        <path d={getTicksPath(squares)} className="fill-none stroke-2 stroke-on-meeting" />
      )}
    </>
  );
}

/** Height of the bar's center above the squares. */
const BAR_Y = -17;

const arrivalSquare = [{ x: -7, y: -7, size: 14 }];

interface FunnelDrawingProps {
  grid: FunnelGrid;
  className: string;
}

/** Draws the bar across the window and, below it, a square for each company that passed. */
export function FunnelDrawing({ grid, className }: FunnelDrawingProps) {
  const { width, height, barThickness, groups, arrivalState, contour } = grid;
  const opening = Math.round(width * OPENING_SHARE);
  const top = BAR_Y - barThickness / 2;
  return (
    <svg
      viewBox={`0 ${top} ${width} ${height - top + 6}`}
      aria-hidden="true"
      className={`w-full overflow-visible [stroke-linecap:round] [stroke-linejoin:round] forced-color-adjust-none ${className}`}
    >
      <path
        d={`M${-width} ${BAR_Y}H${opening - 17}M${opening + 17} ${BAR_Y}H${2 * width}`}
        strokeWidth={barThickness}
        className="stroke-ink [stroke-linecap:butt]"
      />
      <path d={contour} className="stroke-8 stroke-ink" />
      <path d={contour} className="fill-surface stroke-4 stroke-surface" />
      {[...groups].map(([state, squares]) => (
        <Squares key={state} state={state} squares={squares} />
      ))}
      <g transform={`translate(${opening} ${BAR_Y})rotate(12)scale(1.2)`}>
        <Squares state={arrivalState} squares={arrivalSquare} />
      </g>
    </svg>
  );
}
