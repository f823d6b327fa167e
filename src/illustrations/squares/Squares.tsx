import { type Square, type SquareState, squaresPath } from '../../lib/squares';

export interface SquaresProps {
  width: number;
  height: number;
  squares: readonly Square[];
  className?: string;
  /** What the filled squares count: what was won, or what is set against it. */
  color?: 'leaf' | 'ink' | 'bar' | 'tint';
  /** How the drawing fits a box of another shape, in the words of SVG. */
  fit?: `x${'Min' | 'Mid' | 'Max'}Y${'Min' | 'Mid' | 'Max'} ${'meet' | 'slice'}`;
}

const outline = 'fill-none stroke-faint stroke-[1.5] [vector-effect:non-scaling-stroke]';

const looks = {
  stranger: outline,
  open: outline,
  lead: 'fill-current',
  meeting: 'fill-current',
} as const satisfies Record<SquareState, string>;

const colors = { leaf: 'text-leaf', ink: 'text-ink', bar: 'text-bar', tint: 'text-tint' } as const;

/** Below this size a check is a speck. */
const SMALLEST_CHECKED = 64;

/** A meeting is checked off, where it is large enough for that. */
function Checks({ squares }: Pick<SquaresProps, 'squares'>) {
  const checked = squares.filter((it) => it.state === 'meeting' && it.size >= SMALLEST_CHECKED);
  const path = checked
    .map(
      ({ x, y, size }) =>
        `M${Math.round(x + size * 0.31)} ${Math.round(y + size * 0.51)}l${Math.round(size * 0.13)} ${Math.round(size * 0.14)}l${Math.round(size * 0.24)} ${Math.round(size * -0.28)}`,
    )
    .join('');
  return (
    path && (
      <path
        d={path}
        className="fill-none stroke-on-action stroke-[5] [stroke-linecap:round] [stroke-linejoin:round]"
      />
    )
  );
}

const states = Object.keys(looks) as SquareState[];

/** Everything that counts is drawn here: one path for each state. The words beside it say the same. */
export function Squares(props: SquaresProps) {
  const { width, height, squares, className = '', color = 'leaf', fit } = props;
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio={fit}
      aria-hidden="true"
      className={`overflow-visible ${colors[color]} ${className}`}
    >
      {states.map((state) => {
        const path = squaresPath(squares.filter((square) => square.state === state));
        return path && <path key={state} d={path} className={looks[state]} />;
      })}
      <Checks squares={squares} />
    </svg>
  );
}
