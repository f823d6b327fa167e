import {
  getCoveringRectangles,
  getGridSize,
  getGridSquares,
  getSolidSquaresPath,
  getTicksPath,
} from '../../drawing/squares';
import type { CalculatorCopy } from '../../schema/copy/calculator';
import { convertToSquares, type PlanReturn } from './plan-return';

const GRID = { columns: 10, size: 64, gap: 20 };
const RADIUS = 9;

export function PlanReturnSquares({ plan }: { plan: PlanReturn }) {
  const { leadSquares, dealSquares, coverSquares } = convertToSquares(plan);
  const { width, height } = getGridSize(Math.max(leadSquares, GRID.columns), GRID);
  const squares = getGridSquares(Math.ceil(leadSquares), GRID);
  const won = squares.slice(0, Math.floor(dealSquares));
  const wonInPart = squares[won.length];
  const covering = getCoveringRectangles(coverSquares, GRID).map((area) => (
    <rect key={area.height} {...area} rx="16" />
  ));
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
      className="mt-3 w-full overflow-visible"
    >
      {/* The second group covers the lines inside, so that the rectangles have one outline. */}
      <g className="stroke-10 stroke-ink">{covering}</g>
      <g className="fill-surface">{covering}</g>
      <g strokeWidth={2 * RADIUS} strokeLinejoin="round">
        <path
          d={getSolidSquaresPath(squares.slice(won.length), RADIUS)}
          className="fill-qualified stroke-qualified opacity-80"
        />
        <path d={getSolidSquaresPath(won, RADIUS)} className="fill-meeting stroke-meeting" />
      </g>
      {wonInPart && (
        <rect
          x={wonInPart.x}
          y={wonInPart.y}
          width={Math.round(GRID.size * (dealSquares % 1))}
          height={GRID.size}
          rx={RADIUS}
          className="fill-meeting"
        />
      )}
      <path
        d={getTicksPath(won)}
        className="fill-none stroke-5 stroke-on-meeting [stroke-linecap:round]"
      />
    </svg>
  );
}

const swatches = [
  ['lead', 'square bg-qualified opacity-80'],
  ['deal', 'ticked-square'],
  ['cover', 'square border-2 border-ink'],
] as const;

export function SquaresLegend({ copy }: { copy: CalculatorCopy['legend'] }) {
  return (
    <ul className="flex flex-wrap gap-x-2 gap-y-1 text-fine sm:gap-x-4 md:flex-col md:gap-y-2 md:text-small">
      {swatches.map(([name, className]) => (
        <li key={name} className="flex items-center gap-1 sm:gap-2">
          <span className={`size-4! ${className}`} />
          {copy[name]}
        </li>
      ))}
    </ul>
  );
}
