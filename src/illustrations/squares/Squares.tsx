import { type Square, type SquareState, squaresPath, ticksPath } from '../../lib/squares';

export interface SquaresProps {
  width: number;
  height: number;
  squares: readonly Square[];
  className?: string;
  /** Leads that are only compared with others. */
  tone?: 'quiet';
  /** A line around those that were won. */
  contour?: string;
  /** How the drawing fits a box of another shape, in the words of SVG. */
  fit?: `x${'Min' | 'Mid' | 'Max'}Y${'Min' | 'Mid' | 'Max'} ${'meet' | 'slice'}`;
}

const outline = 'fill-none stroke-[1.5] [vector-effect:non-scaling-stroke]';

const looks = {
  stranger: `${outline} stroke-stranger`,
  open: `${outline} stroke-faint`,
  lead: 'fill-qualified',
  booked: 'fill-none stroke-meeting',
  meeting: 'fill-meeting',
} as const satisfies Record<SquareState, string>;

/** Below this size a check is a speck. */
const SMALLEST_CHECKED = 64;
/** The outline of a booked meeting, as a share of its square. */
const OUTLINE_SHARE = 0.05;

/** A meeting that took place is checked off, where its square is large enough for that. */
function Checks({ squares }: Pick<SquaresProps, 'squares'>) {
  const checked = squares.filter((it) => it.state === 'meeting' && it.size >= SMALLEST_CHECKED);
  const path = ticksPath(checked);
  return (
    path && (
      <path
        d={path}
        className="fill-none stroke-on-meeting stroke-[5] [stroke-linecap:round] [stroke-linejoin:round]"
      />
    )
  );
}

/** The outlines of booked meetings lie inside their squares, which are as large as filled ones. */
function Booked({ squares }: Pick<SquaresProps, 'squares'>) {
  if (squares.length === 0) return null;
  const width = Math.round((squares[0]?.size ?? 0) * OUTLINE_SHARE);
  const inner = squares.map((square) => ({
    ...square,
    x: square.x + width / 2,
    y: square.y + width / 2,
    size: square.size - width,
  }));
  return <path d={squaresPath(inner)} strokeWidth={width} className={looks.booked} />;
}

const plain = ['stranger', 'open', 'lead', 'meeting'] as const;

/** Everything that counts is drawn here: one path for each state. The words beside it say the same. */
export function Squares({
  width,
  height,
  squares,
  className = '',
  fit,
  contour,
  tone,
}: SquaresProps) {
  const of = (state: SquareState) => squares.filter((square) => square.state === state);
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio={fit}
      aria-hidden="true"
      className={`overflow-visible ${className}`}
    >
      {plain.map((state) => {
        const path = squaresPath(of(state));
        const look = tone && state === 'lead' ? 'fill-stranger' : looks[state];
        return path && <path key={state} d={path} className={look} />;
      })}
      <Booked squares={of('booked')} />
      <Checks squares={squares} />
      {contour && (
        <path
          d={contour}
          className="fill-none stroke-2 stroke-ink [stroke-linejoin:round] [vector-effect:non-scaling-stroke]"
        />
      )}
    </svg>
  );
}
