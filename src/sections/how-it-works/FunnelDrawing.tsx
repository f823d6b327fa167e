import { getSolidSquaresPath, getTicksPath, type Square } from '../../drawing/squares';
import type { FunnelGrid } from './funnel-grid';

/** Radius of the corners of solid squares, half of `stroke-4`. */
const RADIUS = 2;

const squareClasses = {
  prospect: 'fill-none stroke-2 stroke-prospect',
  qualified: 'fill-qualified stroke-4 stroke-qualified',
  booked: 'fill-none stroke-2 stroke-meeting',
  held: 'fill-meeting stroke-4 stroke-meeting',
} as const;

/** Outline of a square of 14 units, from the upper end of its left edge. */
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

interface FunnelDrawingProps {
  grid: FunnelGrid;
  /** Whether the first square is the example lead, which hangs in the wall. Dashes show its place here. */
  hasExampleLead: boolean;
  className: string;
}

/** Draws a square for each company that passed the wall. */
export function FunnelDrawing({ grid, hasExampleLead, className }: FunnelDrawingProps) {
  const { width, height, squares, contour } = grid;
  const groups = Map.groupBy(squares.slice(hasExampleLead ? 1 : 0), ({ state }) => state);
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
      className={`w-full break-after-avoid overflow-visible [stroke-linecap:round] [stroke-linejoin:round] forced-color-adjust-none ${className}`}
    >
      <path d={contour} className="stroke-8 stroke-ink" />
      <path d={contour} className="fill-surface stroke-4 stroke-surface" />
      {hasExampleLead && (
        <path
          d={getOutlinesPath(squares.slice(0, 1))}
          strokeDasharray="1 3.5"
          className="fill-none stroke-2 stroke-meeting opacity-70"
        />
      )}
      {[...groups].map(([state, members]) => (
        <Squares key={state} state={state} squares={members} />
      ))}
    </svg>
  );
}
