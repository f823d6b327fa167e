import type { CalculatorCopy } from '../../schema/copy/calculator';
import { PlanSquares } from './PlanReturnSquares';
import type { PlanReturn } from './plan-return';
import { getLeadsPerSquare, getPartPath, SQUARE_SIZE } from './plan-squares';

const square = { x: 0, y: 0, size: SQUARE_SIZE };
const lead = <PlanSquares tone="lead" squares={[square]} />;
const deal = <PlanSquares tone="deal" squares={[square]} />;
const part = (
  <>
    {lead}
    <path d={getPartPath(square, 0.4)} className="fill-ink" />
  </>
);

interface PlanLegendProps {
  planReturns: readonly PlanReturn[];
  copy: CalculatorCopy['legend'];
}

/** Explains only the squares that are drawn. */
export function PlanLegend({ planReturns, copy }: PlanLegendProps) {
  const hasLead = planReturns.some(({ deals, leads }) => deals < leads);
  const hasDeal = planReturns.some(({ deals, leads }) => deals >= getLeadsPerSquare(leads));
  // A square of several leads may be cut, too, but not for a part of one deal.
  const hasPart = planReturns.some(
    ({ deals, leads }) => deals % 1 > 0 && getLeadsPerSquare(leads) === 1,
  );
  const entries = [
    hasLead && { label: copy.lead, symbol: lead },
    hasDeal && { label: copy.deal, symbol: deal },
    hasPart && { label: copy.part, symbol: part },
  ].filter((entry) => entry !== false);
  return (
    <ul className="my-3 flex flex-wrap gap-x-3 gap-y-1 break-after-avoid text-fine md:text-small md:leading-snug xl:[grid-area:3/1] xl:mb-0 xl:flex-col xl:justify-end xl:justify-self-start">
      {entries.map(({ label, symbol }) => (
        <li key={label} className="flex items-center gap-1.5">
          <svg
            viewBox={`0 0 ${SQUARE_SIZE} ${SQUARE_SIZE}`}
            aria-hidden="true"
            className="size-4 shrink-0 md:size-5"
          >
            {symbol}
          </svg>
          {label}
        </li>
      ))}
    </ul>
  );
}
