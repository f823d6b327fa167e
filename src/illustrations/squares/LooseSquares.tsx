import { type Square, squareCapsPath } from '../../lib/squares';

export interface LooseSquaresProps {
  width: number;
  height: number;
  squares: readonly Square[];
  className?: string;
}

/** A filled crowd, one path for each size. It stands right and is cut at the left. */
export function LooseSquares({ width, height, squares, className = '' }: LooseSquaresProps) {
  const sizes = [...new Set(squares.map(({ size }) => size))];
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMaxYMid slice"
      aria-hidden="true"
      className={`overflow-visible fill-none stroke-tint [stroke-linecap:square] ${className}`}
    >
      {sizes.map((size) => (
        <path
          key={size}
          strokeWidth={size}
          d={squareCapsPath(squares.filter((square) => square.size === size))}
        />
      ))}
    </svg>
  );
}
