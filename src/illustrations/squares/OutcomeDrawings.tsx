import { gridSize, gridSquares, type Square, type SquareState } from '../../lib/squares';
import { Squares } from './Squares';

interface Drawing {
  width: number;
  height: number;
  squares: readonly Square[];
}

/** Cells of one state, some of them of another. */
function cells(
  grid: { count: number; columns: number; size: number; gap: number },
  rest: SquareState,
  special: SquareState,
  places: readonly number[],
): Drawing {
  const squares = gridSquares({ ...grid, filled: 0 }).map((square, index) => ({
    ...square,
    state: places.includes(index) ? special : rest,
  }));
  return { ...gridSize(grid), squares };
}

/** How many leads each week brings, one column for each. */
const weeks = [2, 3, 2, 3, 3, 2, 3, 3];
const steady: Drawing = {
  width: 380,
  height: 140,
  squares: weeks.flatMap((leads, week) =>
    Array.from({ length: leads }, (_, index) => ({
      x: week * 48,
      y: 104 - index * 48,
      size: 40,
      state: 'lead' as const,
    })),
  ),
};

const nine = { count: 9, columns: 3, size: 72, gap: 16 };
const week = { count: 15, columns: 5, size: 72, gap: 10 };
const month = { count: 35, columns: 7, size: 40, gap: 8 };

/** One drawing for each benefit: a buyer among nine, weeks without a gap, a free week, fixed dates. */
export const outcomeDrawings: readonly Drawing[] = [
  cells(nine, 'stranger', 'meeting', [4]),
  steady,
  cells(week, 'open', 'meeting', [1, 5, 12, 13]),
  cells(month, 'open', 'lead', [1, 3, 8, 10, 15, 17, 22, 24, 29, 31]),
];

export interface OutcomeDrawingProps {
  index: number;
  className?: string;
}

export function OutcomeDrawing({ index, className = '' }: OutcomeDrawingProps) {
  const drawing = outcomeDrawings[index];
  return drawing && <Squares {...drawing} fit="xMinYMax meet" className={className} />;
}
