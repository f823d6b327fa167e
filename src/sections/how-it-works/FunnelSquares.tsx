import { type SquareState, stateClasses } from '../../drawing/square-states';
import { type FunnelGeometry, SQUARE_PITCH, SQUARE_SIZE } from './funnel-geometry';

const filledSquare = { width: SQUARE_SIZE, height: SQUARE_SIZE, rx: 2 };
const outlinedSquare = { x: 1, y: 1, width: SQUARE_SIZE - 2, height: SQUARE_SIZE - 2, rx: 2 };

function PatternSquare({ state }: { state: SquareState }) {
  const isFilled = state === 'qualified' || state === 'held';
  return (
    <>
      <rect {...(isFilled ? filledSquare : outlinedSquare)} className={stateClasses[state].shape} />
      {state === 'held' && (
        <path
          d="M4 7l2 2 4-4"
          strokeLinecap="round"
          className="fill-none stroke-2 stroke-on-meeting"
        />
      )}
    </>
  );
}

interface FunnelPatternsProps {
  /** Begins the ids of the patterns, which end in the state. */
  id: string;
  states: ReadonlySet<SquareState>;
}

/** Defines the patterns that both drawings are filled with. */
export function FunnelPatterns({ id, states }: FunnelPatternsProps) {
  return (
    // `display: none` would remove the patterns.
    <svg aria-hidden="true" className="absolute size-0">
      {[...states].map((state) => (
        <pattern
          key={state}
          id={id + state}
          width={SQUARE_PITCH}
          height={SQUARE_PITCH}
          patternUnits="userSpaceOnUse"
        >
          <PatternSquare state={state} />
        </pattern>
      ))}
    </svg>
  );
}

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
