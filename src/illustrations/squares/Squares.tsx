import { rectOf, type Square, type SquareState, ticksPath } from '../../lib/squares';

const outline = 'fill-none stroke-[1.5] *:[vector-effect:non-scaling-stroke]';

const styles = {
  prospect: `${outline} stroke-prospect`,
  quiet: 'fill-tint',
  open: `${outline} stroke-faint`,
  lead: 'fill-qualified',
  booked: 'fill-none stroke-meeting',
  held: 'fill-meeting',
} as const satisfies Record<SquareState, string>;

/** Smaller ticks are illegible. */
const SMALLEST_TICKED = 64;
const BOOKED_STROKE = 4;

export interface ShapesProps {
  squares: readonly Square[];
}

interface RectsProps extends ShapesProps {
  className: string;
  /** The width of the outline, inside the squares. */
  stroke?: number;
}

export function Rects({ squares, className, stroke }: RectsProps) {
  const rects = squares.map((square) => rectOf(square, stroke));
  return (
    <g className={className}>
      {rects.map((rect) => (
        <rect key={`${rect.x} ${rect.y}`} {...rect} />
      ))}
    </g>
  );
}

export function Shapes({ squares }: ShapesProps) {
  const ticked = squares.filter(({ state, size }) => state === 'held' && size >= SMALLEST_TICKED);
  const states = [...new Set(squares.map(({ state }) => state))];
  return (
    <>
      {states.map((state) => (
        <Rects
          key={state}
          className={styles[state]}
          squares={squares.filter((square) => square.state === state)}
          stroke={state === 'booked' ? BOOKED_STROKE : 0}
        />
      ))}
      {ticked.length > 0 && (
        <path
          d={ticksPath(ticked)}
          className="fill-none stroke-on-meeting stroke-[5] [stroke-linecap:round] [stroke-linejoin:round]"
        />
      )}
    </>
  );
}

export interface SquaresProps extends ShapesProps {
  width: number;
  height: number;
  className?: string;
}

/** Hidden from screen readers: adjacent text says what it counts. */
export function Squares({ width, height, className = '', ...shapes }: SquaresProps) {
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
      className={`overflow-visible ${className}`}
    >
      <Shapes {...shapes} />
    </svg>
  );
}
