import { stateClasses } from '../../drawing/square-states';
import { type FunnelGeometry, SQUARE_SIZE } from './funnel-geometry';

const filledSquare = { width: SQUARE_SIZE, height: SQUARE_SIZE, rx: 2 };
const outlinedSquare = { x: 1, y: 1, width: SQUARE_SIZE - 2, height: SQUARE_SIZE - 2, rx: 2 };

/** The patterns of both drawings, by state. */
export const statePatterns = {
  prospect: <rect {...outlinedSquare} className={stateClasses.prospect.shape} />,
  qualified: <rect {...filledSquare} className={stateClasses.qualified.shape} />,
  booked: <rect {...outlinedSquare} className={stateClasses.booked.shape} />,
  held: (
    <>
      <rect {...filledSquare} className={stateClasses.held.shape} />
      <path
        d="M4 7l2 2 4-4"
        strokeLinecap="round"
        className="fill-none stroke-2 stroke-on-meeting"
      />
    </>
  ),
};

interface FunnelSquaresProps {
  geometry: FunnelGeometry;
  patternId: string;
  /** Whether the first square is the example lead, which hangs in the wall and leaves an empty place here. */
  hasExampleLead: boolean;
  className: string;
}

/** Draws a square for each company that passed the wall. */
export function FunnelSquares({
  geometry,
  patternId,
  hasExampleLead,
  className,
}: FunnelSquaresProps) {
  const { width, height, areas, firstSquare, outline } = geometry;
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      fillRule="evenodd"
      aria-hidden="true"
      className={`w-full break-after-avoid forced-color-adjust-none ${className}`}
    >
      <path d={outline} className="stroke-8 stroke-ink" />
      <path d={outline} className="fill-surface stroke-4 stroke-surface" />
      {areas.map(({ state, path }) => (
        <path key={path} d={path} fill={`url(#${patternId}${state})`} />
      ))}
      {hasExampleLead && (
        <rect {...filledSquare} {...firstSquare} className="fill-empty opacity-50" />
      )}
    </svg>
  );
}
