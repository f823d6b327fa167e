import { rectOf, type Square, type SquareState, ticksPath } from '../../lib/squares';

const outline = 'fill-none stroke-[1.5] *:[vector-effect:non-scaling-stroke]';

const styles = {
  stranger: `${outline} stroke-stranger`,
  open: `${outline} stroke-faint`,
  lead: 'fill-qualified',
  booked: 'fill-none stroke-meeting',
  meeting: 'fill-meeting',
} as const satisfies Record<SquareState, string>;

const states = ['stranger', 'open', 'lead', 'booked', 'meeting'] as const;

/** Below this size a tick is a speck. */
const SMALLEST_TICKED = 64;
/** The outline of a booked meeting, as a share of its square. */
const OUTLINE_SHARE = 0.05;

export interface ShapesProps {
  squares: readonly Square[];
  /** Leads that are only compared with others. */
  quiet?: boolean;
}

/** Squares in the style of their state; a meeting that took place is ticked. */
export function Shapes({ squares, quiet = false }: ShapesProps) {
  const ticked = squares.filter(
    ({ state, size }) => state === 'meeting' && size >= SMALLEST_TICKED,
  );
  return (
    <>
      {states.map((state) => {
        const rects = squares
          .filter((square) => square.state === state)
          .map((square) =>
            rectOf(square, state === 'booked' ? Math.round(square.size * OUTLINE_SHARE) : 0),
          );
        const style = quiet && state === 'lead' ? 'fill-stranger' : styles[state];
        return (
          rects.length > 0 && (
            <g key={state} className={style}>
              {rects.map((rect) => (
                <rect key={`${rect.x} ${rect.y}`} {...rect} />
              ))}
            </g>
          )
        );
      })}
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
  /** How the drawing fits a box of another shape: SVG's `preserveAspectRatio`. */
  fit?: string;
}

/** Squares at any place and angle. The words beside a drawing say what it counts. */
export function Squares({ width, height, fit, className = '', ...shapes }: SquaresProps) {
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio={fit}
      aria-hidden="true"
      className={`overflow-visible ${className}`}
    >
      <Shapes {...shapes} />
    </svg>
  );
}
