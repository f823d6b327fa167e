import { getRowsPath, placeSquares } from '../../drawing/squares';
import type { PlanReturn } from './plan-return';
import {
  BRACKET_HEIGHT,
  DRAWING_WIDTH,
  getBracketPaths,
  getSquareCounts,
  grid,
  MIN_PARTIAL_WIDTH,
  SQUARE_SIZE,
} from './plan-square-geometry';

const square = { width: SQUARE_SIZE, height: SQUARE_SIZE, rx: 9 };

/** The patterns of all drawings of squares. `part`: of a deal. */
export const squarePatterns = {
  lead: <rect {...square} className="fill-qualified opacity-80" />,
  part: <rect {...square} className="fill-ink" />,
  deal: (
    <>
      <rect {...square} className="fill-ink" />
      <path
        d="M43 24c-2-5-6-7-11-7-7 0-11 3-11 8 0 11 23 5 23 15 0 5-5 8-12 8-6 0-10-2-12-7m12-30v6m0 31v6"
        strokeLinecap="round"
        className="fill-none stroke-7 stroke-surface"
      />
    </>
  ),
};

interface PlanReturnSquaresProps {
  planReturn: PlanReturn;
  patternId: string;
  rowPitch: number;
}

export function PlanReturnSquares({ planReturn, patternId, rowPitch }: PlanReturnSquaresProps) {
  const { leadSquareCount, dealSquareCount, breakEvenSquareCount } = getSquareCounts(planReturn);
  const rows = { ...grid, rowPitch };
  const squares = placeSquares(Math.ceil(leadSquareCount), rows);
  const wholeDealSquareCount = Math.floor(dealSquareCount);
  const isOpen = (planReturn.breakEvenDeals ?? 0) > planReturn.leads;
  const bracket =
    breakEvenSquareCount > 0 ? getBracketPaths(breakEvenSquareCount, isOpen, rowPitch) : undefined;
  const fill = (pattern: string) => `url(#${patternId}${pattern})`;
  const drawPartialSquare = (squareCount: number, pattern: string) =>
    squareCount % 1 > 0 && (
      <rect
        x={squares[Math.floor(squareCount)]?.x}
        y={squares[Math.floor(squareCount)]?.y}
        width={Math.max(MIN_PARTIAL_WIDTH, Math.round(SQUARE_SIZE * (squareCount % 1)))}
        height={SQUARE_SIZE}
        fill={fill(pattern)}
      />
    );
  const height = (squares.at(-1)?.y ?? 0) + SQUARE_SIZE;
  return (
    <svg
      viewBox={`0 ${-BRACKET_HEIGHT} ${DRAWING_WIDTH} ${BRACKET_HEIGHT + height}`}
      aria-hidden="true"
      className="mt-1 w-full"
    >
      <path
        d={getRowsPath(wholeDealSquareCount, Math.floor(leadSquareCount), rows)}
        fill={fill('lead')}
      />
      {drawPartialSquare(leadSquareCount, 'lead')}
      <path d={getRowsPath(0, wholeDealSquareCount, rows)} fill={fill('deal')} />
      {drawPartialSquare(dealSquareCount, 'part')}
      {bracket && (
        <g className="fill-none stroke-2 stroke-ink *:[vector-effect:non-scaling-stroke]">
          <path d={bracket.solid} />
          {bracket.dashed && <path d={bracket.dashed} strokeDasharray="4 4" />}
        </g>
      )}
    </svg>
  );
}
