import type { Grid, SquareState } from '../../lib/squares';
import { SquareGrid } from './SquareGrid';

/** Cells of one state, some of them of another. */
const cellsOf = (
  count: number,
  rest: SquareState | undefined,
  special: SquareState,
  places: readonly number[],
) => Array.from({ length: count }, (_, index) => (places.includes(index) ? special : rest));

/** Leads per week, one column each, without a gap: three rows from the top. */
const steady = [1, 3, 4, 6, 7, ...Array.from({ length: 16 }, (_, index) => 8 + index)];

const drawings: readonly { grid: Grid; cells: ReturnType<typeof cellsOf> }[] = [
  { grid: { columns: 3, size: 72, gap: 16 }, cells: cellsOf(9, 'stranger', 'meeting', [4]) },
  { grid: { columns: 8, size: 40, gap: 8 }, cells: cellsOf(24, undefined, 'lead', steady) },
  {
    grid: { columns: 5, size: 72, gap: 10 },
    cells: cellsOf(15, 'open', 'meeting', [1, 5, 12, 13]),
  },
  {
    grid: { columns: 7, size: 40, gap: 8 },
    cells: cellsOf(35, 'open', 'lead', [1, 3, 8, 10, 15, 17, 22, 24, 29, 31]),
  },
];

export interface OutcomeDrawingProps {
  index: number;
  className?: string;
}

/** One drawing per benefit: a buyer among nine, weeks without a gap, a free week, fixed dates. */
export function OutcomeDrawing({ index, className = '' }: OutcomeDrawingProps) {
  const drawing = drawings[index];
  return drawing && <SquareGrid {...drawing} fit="xMinYMax meet" className={className} />;
}
