import { type Square, type SquareState, squarePath } from '../../lib/squares';

export interface SquaresProps {
  width: number;
  height: number;
  squares: readonly Square[];
  className?: string;
  /** What the filled squares count: what was won, or what is set against it. */
  color?: 'leaf' | 'ink' | 'bar';
  /** How the drawing fits a box of another shape, in the words of SVG. */
  fit?: 'xMinYMid slice' | 'xMaxYMid slice' | 'xMidYMin slice';
}

const outline = 'fill-none [vector-effect:non-scaling-stroke] [stroke-linejoin:round]';

const looks = {
  stranger: `${outline} stroke-edge stroke-1 opacity-70`,
  open: `${outline} stroke-edge stroke-1 opacity-70`,
  lead: 'fill-current',
  meeting: 'fill-current',
} as const satisfies Record<SquareState, string>;

const colors = { leaf: 'text-leaf', ink: 'text-ink', bar: 'text-bar' } as const;

const states = Object.keys(looks) as SquareState[];

/** Everything that counts is drawn here: one path for each state. The words beside it say the same. */
export function Squares({
  width,
  height,
  squares,
  className = '',
  color = 'leaf',
  fit,
}: SquaresProps) {
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio={fit}
      aria-hidden="true"
      className={`${colors[color]} ${className}`}
    >
      {states.map((state) => {
        const path = squares
          .filter((square) => square.state === state)
          .map(squarePath)
          .join('');
        return path && <path key={state} d={path} className={looks[state]} />;
      })}
    </svg>
  );
}
