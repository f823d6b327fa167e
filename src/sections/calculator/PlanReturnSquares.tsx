import { getSolidSquaresPath, type Square } from '../../drawing/squares';
import type { PlanReturn } from './plan-return';
import {
  convertToSquares,
  DRAWING_WIDTH,
  getBracketPaths,
  getDollarsPath,
  getPartPath,
  getPlanSquares,
  SQUARE_RADIUS,
  splitAmount,
} from './plan-squares';

const tones = {
  lead: 'fill-qualified stroke-qualified opacity-80',
  deal: 'fill-ink stroke-ink',
} as const;

interface PlanSquaresProps {
  squares: readonly Square[];
  tone: keyof typeof tones;
}

/** Draws leads, or deals with a dollar sign. */
export function PlanSquares({ squares, tone }: PlanSquaresProps) {
  return (
    <>
      <path
        d={getSolidSquaresPath(squares, SQUARE_RADIUS)}
        className={tones[tone]}
        strokeWidth={2 * SQUARE_RADIUS}
        strokeLinejoin="round"
      />
      {tone === 'deal' && (
        <path
          d={getDollarsPath(squares)}
          className="fill-none stroke-7 stroke-surface [stroke-linecap:round]"
        />
      )}
    </>
  );
}

interface PlanReturnSquaresProps {
  plan: PlanReturn;
  /** Leaves room for a bracket above each row. The same in all plans, so that rows line up. */
  isSpaced: boolean;
}

export function PlanReturnSquares({ plan, isSpaced }: PlanReturnSquaresProps) {
  const { leadSquares, dealSquares, coverSquares } = convertToSquares(plan);
  const { squares, rowPitch, height } = getPlanSquares(Math.ceil(leadSquares), isSpaced);
  const leads = splitAmount(squares, leadSquares);
  const deals = splitAmount(squares, dealSquares);
  const isOpen = (plan.dealsToCover ?? 0) > plan.leads;
  const bracket = coverSquares > 0 ? getBracketPaths(coverSquares, isOpen, rowPitch) : undefined;
  return (
    <svg
      viewBox={`0 0 ${DRAWING_WIDTH} ${height}`}
      aria-hidden="true"
      className="mt-1 w-full overflow-visible"
    >
      <PlanSquares tone="lead" squares={leads.whole.slice(deals.whole.length)} />
      {leads.part && (
        <path
          d={getPartPath(leads.part.square, leads.part.share)}
          className="fill-qualified opacity-80"
        />
      )}
      <PlanSquares tone="deal" squares={deals.whole} />
      {deals.part && (
        <path d={getPartPath(deals.part.square, deals.part.share)} className="fill-ink" />
      )}
      {bracket && (
        <g className="fill-none stroke-2 stroke-ink *:[vector-effect:non-scaling-stroke]">
          <path d={bracket.solid} />
          {bracket.dashed && <path d={bracket.dashed} strokeDasharray="4 4" />}
        </g>
      )}
    </svg>
  );
}
