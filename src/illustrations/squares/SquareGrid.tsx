import { Fragment, useId } from 'react';
import { cellsPath, type Grid, gridSize, type SquareState, WEEK } from '../../lib/squares';
import { Shapes } from './Squares';

export interface CellsProps {
  grid: Grid;
  /** The state of each cell, row by row; `undefined` leaves it empty. */
  cells: readonly (SquareState | undefined)[];
  /** How many of the first cells a line encloses. */
  won?: number;
  /** Fills columns from the left instead of rows from the top. */
  byColumns?: boolean;
}

/** The path around all cells of a state. */
function areaOf(state: SquareState, { cells, grid, byColumns }: CellsProps): string {
  const isState = (index: number) => cells[index] === state;
  const indexes = [...cells.keys()].filter(isState);
  const starts = indexes.filter((index) => !isState(index - 1));
  const ends = indexes.filter((index) => !isState(index + 1));
  return starts
    .map((from, run) => cellsPath(from, (ends[run] ?? from) + 1, grid, byColumns))
    .join('');
}

/** Draws each state as one area filled with a pattern of squares, half a gap from the origin. */
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
          className="fill-none stroke-2 stroke-ink [stroke-linejoin:round] [vector-effect:non-scaling-stroke]"
        />
      )}
    </>
  );
}

export interface SquareGridProps extends CellsProps {
  /** The width of the drawing, where it is not that of the grid. */
  width?: number;
  className?: string;
  /** How the drawing fits a box of another shape: SVG's `preserveAspectRatio`. */
  fit?: string;
}

/** Squares in rows and columns. The words beside a drawing say what it counts. */
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

/** Cells of one state. */
export const cellsOf = (state: SquareState, count: number) => Array<SquareState>(count).fill(state);
