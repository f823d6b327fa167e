import { Fragment, useId } from 'react';
import { cellsPath, type Grid, gridSize, type SquareState, WEEK } from '../../lib/squares';
import { Shapes } from './Squares';

export interface CellsProps {
  grid: Grid;
  /** Row by row; `undefined` leaves a cell empty. */
  cells: readonly (SquareState | undefined)[];
  /** The number of first cells inside a line. */
  won?: number;
  /** Fills columns from the left instead of rows from the top. */
  byColumns?: boolean;
}

function areaOf(state: SquareState, { cells, grid, byColumns }: CellsProps): string {
  const isState = (index: number) => cells[index] === state;
  const indexes = [...cells.keys()].filter(isState);
  const starts = indexes.filter((index) => !isState(index - 1));
  const ends = indexes.filter((index) => !isState(index + 1));
  return starts
    .map((from, run) => cellsPath(from, (ends[run] ?? from) + 1, grid, byColumns))
    .join('');
}

/** Each state is one area with a pattern of squares, which is less markup than squares. */
export function Cells(props: CellsProps) {
  const id = useId();
  const { grid, cells, won = 0, byColumns } = props;
  const { size, gap, weekGap } = grid;
  const pitch = size + gap;
  const columns = weekGap === undefined ? 1 : WEEK;
  const edge = gap / 2;
  const states = [...new Set(cells)].filter((state) => state !== undefined);
  return (
    <>
      {states.map((state) => (
        <Fragment key={state}>
          <pattern
            id={id + state}
            width={columns * pitch + (weekGap ?? 0)}
            height={pitch}
            patternUnits="userSpaceOnUse"
          >
            <Shapes
              squares={Array.from({ length: columns }, (_, column) => ({
                x: edge + column * pitch,
                y: edge,
                size,
                state,
              }))}
            />
          </pattern>
          <path d={areaOf(state, props)} fill={`url(#${id}${state})`} />
        </Fragment>
      ))}
      {won > 0 && (
        <path
          d={cellsPath(0, won, grid, byColumns)}
          className="fill-none stroke-ink stroke-[1.5] sm:stroke-2 [stroke-linejoin:round] [vector-effect:non-scaling-stroke]"
        />
      )}
    </>
  );
}

export interface SquareGridProps extends CellsProps {
  /** Replaces the width of the grid. */
  width?: number;
  className?: string;
  /** `preserveAspectRatio` of the SVG. */
  fit?: string;
}

/** Hidden from screen readers: adjacent text says what it counts. */
export function SquareGrid({ width, className = '', fit, ...props }: SquareGridProps) {
  const own = gridSize(props.cells.length, props.grid);
  const edge = props.grid.gap / 2;
  return (
    <svg
      viewBox={`${edge} ${edge} ${width ?? own.width} ${own.height}`}
      preserveAspectRatio={fit}
      aria-hidden="true"
      className={`overflow-visible ${className}`}
    >
      <Cells {...props} />
    </svg>
  );
}

export const cellsOf = (state: SquareState, count: number) => Array<SquareState>(count).fill(state);
