import { rectOf, type Square, type SquareState, ticksPath } from '../../lib/squares';

const fills: Partial<Record<SquareState, string>> = {
  quiet: 'fill-tint',
  lead: 'fill-qualified',
  held: 'fill-meeting',
};

/** Smaller ticks are illegible. */
const SMALLEST_TICKED = 64;

interface RectsProps {
  squares: readonly Square[];
  className: string;
  /** The width of the outline, inside the squares. */
  stroke?: number;
}

export function Rects({ squares, className, stroke }: RectsProps) {
  return (
    <g className={className} strokeWidth={stroke || undefined}>
      {squares.map((square) => (
        <rect key={`${square.x} ${square.y}`} {...rectOf(square, stroke)} />
      ))}
    </g>
  );
}

interface TicksProps {
  squares: readonly Square[];
  className?: string;
  stroke: number;
}

export function Ticks({ squares, className = 'tick', stroke }: TicksProps) {
  if (squares.length === 0) return null;
  return (
    <path
      className={className}
      strokeWidth={stroke}
      strokeLinecap="round"
      strokeLinejoin="round"
      d={ticksPath(squares)}
    />
  );
}

export const inState = (squares: readonly Square[], state: SquareState) =>
  squares.filter((square) => square.state === state);

/** Quiet squares, leads and held meetings in an inline SVG. */
export function Shapes({ squares }: { squares: readonly Square[] }) {
  const states = [...new Set(squares.map(({ state }) => state))];
  return (
    <>
      {states.map((state) => (
        <Rects key={state} className={fills[state] ?? ''} squares={inState(squares, state)} />
      ))}
      <Ticks
        squares={inState(squares, 'held').filter(({ size }) => size >= SMALLEST_TICKED)}
        className="fill-none stroke-on-meeting"
        stroke={5}
      />
    </>
  );
}

export interface SquaresProps {
  width: number;
  height: number;
  squares: readonly Square[];
  className?: string;
}

/** Hidden from screen readers: adjacent text says what it counts. */
export function Squares({ width, height, squares, className = '' }: SquaresProps) {
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
      className={`overflow-visible ${className}`}
    >
      <Shapes squares={squares} />
    </svg>
  );
}
