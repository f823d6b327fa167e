import { getRowsPath, placeSquares } from '../../drawing/squares';
import type { PlanReturn } from './plan-return';
import {
  BRACKET_HEIGHT,
  convertToSquares,
  DRAWING_WIDTH,
  getBracketPaths,
  getRowPitch,
  grid,
  MIN_PART,
  SIZE,
} from './plan-squares';

interface SquarePatternsProps {
  /** Begins the ids of the patterns: `lead`, `deal`, and `part` of a deal. */
  id: string;
  isSpaced: boolean;
}

/** Defines the patterns that all drawings of squares are filled with. */
export function SquarePatterns({ id, isSpaced }: SquarePatternsProps) {
  const size = { width: grid.pitch, height: getRowPitch(isSpaced), patternUnits: 'userSpaceOnUse' };
  const square = { width: SIZE, height: SIZE, rx: 9 };
  return (
    // `display: none` would remove the patterns.
    <svg aria-hidden="true" className="absolute size-0">
      <pattern id={`${id}lead`} {...size}>
        <rect {...square} className="fill-qualified opacity-80" />
      </pattern>
      <pattern id={`${id}part`} {...size}>
        <rect {...square} className="fill-ink" />
      </pattern>
      <pattern id={`${id}deal`} {...size}>
        <rect {...square} className="fill-ink" />
        <path
          d="M43 24c-2-5-6-7-11-7-7 0-11 3-11 8 0 11 23 5 23 15 0 5-5 8-12 8-6 0-10-2-12-7m12-30v6m0 31v6"
          strokeLinecap="round"
          className="fill-none stroke-7 stroke-surface"
        />
      </pattern>
    </svg>
  );
}

interface PlanReturnSquaresProps {
  plan: PlanReturn;
  patternId: string;
  /** Leaves room for a bracket above each row. The same in all plans, so that rows line up. */
  isSpaced: boolean;
}

export function PlanReturnSquares({ plan, patternId, isSpaced }: PlanReturnSquaresProps) {
  const { leadSquares, dealSquares, coverSquares } = convertToSquares(plan);
  const rowPitch = getRowPitch(isSpaced);
  const rows = { ...grid, rowPitch };
  const squares = placeSquares(Math.ceil(leadSquares), rows);
  const wholeDeals = Math.floor(dealSquares);
  const isOpen = (plan.dealsToCover ?? 0) > plan.leads;
  const bracket = coverSquares > 0 ? getBracketPaths(coverSquares, isOpen, rowPitch) : undefined;
  const fill = (pattern: string) => `url(#${patternId}${pattern})`;
  const drawPart = (amount: number, pattern: string) =>
    amount % 1 > 0 && (
      <rect
        x={squares[Math.floor(amount)]?.x}
        y={squares[Math.floor(amount)]?.y}
        width={Math.max(MIN_PART, Math.round(SIZE * (amount % 1)))}
        height={SIZE}
        fill={fill(pattern)}
      />
    );
  const height = (squares.at(-1)?.y ?? 0) + SIZE;
  return (
    <svg
      viewBox={`0 ${-BRACKET_HEIGHT} ${DRAWING_WIDTH} ${BRACKET_HEIGHT + height}`}
      aria-hidden="true"
      className="mt-1 w-full"
    >
      <path d={getRowsPath(wholeDeals, Math.floor(leadSquares), rows)} fill={fill('lead')} />
      {drawPart(leadSquares, 'lead')}
      <path d={getRowsPath(0, wholeDeals, rows)} fill={fill('deal')} />
      {drawPart(dealSquares, 'part')}
      {bracket && (
        <g className="fill-none stroke-2 stroke-ink *:[vector-effect:non-scaling-stroke]">
          <path d={bracket.solid} />
          {bracket.dashed && <path d={bracket.dashed} strokeDasharray="4 4" />}
        </g>
      )}
    </svg>
  );
}
