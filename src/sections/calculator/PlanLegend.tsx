import type { CalculatorCopy } from '../../schema/copy/calculator';
import { PlanSquares } from './PlanReturnSquares';
import type { PlanReturn } from './plan-return';
import { getLeadsPerSquare, getPartPath, SQUARE_SIZE } from './plan-squares';

const square = { x: 0, y: 0, size: SQUARE_SIZE };

const symbols = {
  lead: <PlanSquares tone="lead" squares={[square]} />,
  deal: <PlanSquares tone="deal" squares={[square]} />,
  part: (
    <>
      <PlanSquares tone="lead" squares={[square]} />
      <path d={getPartPath(square, 0.4)} className="fill-ink" />
    </>
  ),
} as const;

type SymbolName = keyof typeof symbols;

interface PlanLegendProps {
  planReturns: readonly PlanReturn[];
  copy: CalculatorCopy['legend'];
  className: string;
}

/** Explains only the squares that are drawn. */
export function PlanLegend({ planReturns, copy, className }: PlanLegendProps) {
  const isUsed: Record<SymbolName, boolean> = {
    lead: planReturns.some(({ deals, leads }) => deals < leads),
    deal: planReturns.some(({ deals, leads }) => deals >= getLeadsPerSquare(leads)),
    // A square of several leads may be cut, too, but not for a part of one deal.
    part: planReturns.some(({ deals, leads }) => deals % 1 > 0 && getLeadsPerSquare(leads) === 1),
  };
  return (
    <ul className={className}>
      {Object.entries(symbols).map(
        ([name, symbol]) =>
          isUsed[name as SymbolName] && (
            <li key={name} className="flex items-center gap-1.5">
              <svg
                viewBox={`0 0 ${SQUARE_SIZE} ${SQUARE_SIZE}`}
                aria-hidden="true"
                className="size-4 shrink-0 md:size-5"
              >
                {symbol}
              </svg>
              {copy[name as SymbolName]}
            </li>
          ),
      )}
    </ul>
  );
}
