import type { CalculatorCopy } from '../../schema/copy/calculator';
import type { PlanReturn } from './plan-return';
import { getLeadsPerSquare, SQUARE_SIZE } from './plan-square-geometry';

interface PlanLegendProps {
  planReturns: readonly PlanReturn[];
  patternId: string;
  copy: CalculatorCopy['legend'];
}

/** Explains only the squares that are drawn. */
export function PlanLegend({ planReturns, patternId, copy }: PlanLegendProps) {
  const hasLead = planReturns.some(({ deals, leads }) => deals < leads);
  const hasDeal = planReturns.some(({ deals, leads }) => deals >= getLeadsPerSquare(leads));
  // A square of several leads may be cut, too, but not for a part of one deal.
  const hasPartialDeal = planReturns.some(
    ({ deals, leads }) => deals % 1 > 0 && getLeadsPerSquare(leads) === 1,
  );
  const entries = [
    hasLead && { label: copy.lead, patterns: ['lead'] },
    hasDeal && { label: copy.deal, patterns: ['deal'] },
    hasPartialDeal && { label: copy.part, patterns: ['lead', 'part'] },
  ].filter((entry) => entry !== false);
  return (
    <ul className="my-3 flex flex-wrap gap-x-3 gap-y-1 break-after-avoid text-small xl:[grid-area:3/1] xl:mb-0 xl:flex-col xl:justify-end xl:justify-self-start">
      {entries.map(({ label, patterns }) => (
        <li key={label} className="flex items-center gap-1.5">
          <svg
            viewBox={`0 0 ${SQUARE_SIZE} ${SQUARE_SIZE}`}
            aria-hidden="true"
            className="size-4 shrink-0 md:size-5"
          >
            {patterns.map((pattern) => (
              <rect
                key={pattern}
                width={SQUARE_SIZE * (pattern === 'part' ? 0.4 : 1)}
                height={SQUARE_SIZE}
                fill={`url(#${patternId}${pattern})`}
              />
            ))}
          </svg>
          {label}
        </li>
      ))}
    </ul>
  );
}
