import { gridSize, type Square, type SquareState } from '../../lib/squares';
import { SquareGrid } from './SquareGrid';
import { Squares } from './Squares';

const grid = { columns: 5, size: 64, gap: 9 };
const COUNT = 15;
const { width, height } = gridSize(COUNT, grid);

const nine: readonly Square[] = [
  { x: 6, y: 4, turn: -14, state: 'prospect' },
  { x: 108, y: 0, turn: 9, state: 'prospect' },
  { x: 208, y: 8, turn: -21, state: 'prospect' },
  { x: 290, y: 50, turn: 16, state: 'prospect' },
  { x: 50, y: 74, turn: 24, state: 'prospect' },
  { x: 150, y: 78, state: 'held' },
  { x: 0, y: 146, turn: 7, state: 'prospect' },
  { x: 108, y: 150, turn: -18, state: 'prospect' },
  { x: 226, y: 140, turn: 12, state: 'prospect' },
].map((square) => ({ ...square, size: grid.size }) as Square);

const days = (state: SquareState, places: readonly number[]) =>
  Array.from({ length: COUNT }, (_, day): SquareState => (places.includes(day) ? state : 'open'));

const calendars = [
  Array<SquareState>(COUNT).fill('lead'),
  days('held', [1, 5, 12, 13]),
  days('lead', [0, 3, 6, 9, 12]),
];

export interface OutcomeDrawingProps {
  index: number;
  className?: string;
}

/** One drawing per benefit: a buyer among nine, weeks without a gap, a free week, fixed dates. */
export function OutcomeDrawing({ index, className = '' }: OutcomeDrawingProps) {
  const box = { fit: 'xMinYMid meet', className };
  if (index === 0) return <Squares squares={nine} width={width} height={height} {...box} />;
  const cells = calendars[index - 1];
  return cells && <SquareGrid grid={grid} cells={cells} {...box} />;
}
