import { formatCount, formatPlural } from '../../lib/format';
import { interpolate } from '../../lib/template';
import type { CalculatorCopy } from '../../schema/copy/calculator';
import { PlanReturnSquares } from './PlanReturnSquares';
import type { PlanReturn } from './plan-return';
import { getLeadsPerSquare } from './plan-square-geometry';

function formatCaption(planReturn: PlanReturn, copy: CalculatorCopy): string {
  const { leads, breakEvenDeals = 0 } = planReturn;
  const leadsPerSquare = getLeadsPerSquare(leads);
  const sentences = [
    breakEvenDeals > 0 && formatPlural(copy.dealsCoverPrice, breakEvenDeals),
    breakEvenDeals > leads && copy.dealsExceedLeads,
    leadsPerSquare > 1 && interpolate(copy.leadsPerSquare, { count: formatCount(leadsPerSquare) }),
  ];
  return sentences.filter(Boolean).join('');
}

interface PlanColumnHeaderProps {
  planReturn: PlanReturn;
  patternId: string;
  rowPitch: number;
  /** Puts the number of leads below the name on phones, where both do not fit in one row. */
  isLeadCountBelowName: boolean;
  copy: CalculatorCopy;
}

export function PlanColumnHeader({
  planReturn,
  isLeadCountBelowName,
  copy,
  ...squaresProps
}: PlanColumnHeaderProps) {
  return (
    <th
      // biome-ignore lint/a11y/noRedundantRoles: Safari drops roles if CSS changes `display`.
      role="columnheader"
      scope="col"
      abbr={planReturn.name}
      className="subgrid-rows row-span-3 min-w-0 content-start font-normal text-small"
    >
      <p className="md:mr-3 font-display text-[min(var(--text-subheading),8vw)] leading-tight">
        {planReturn.name}{' '}
        <span
          className={`ml-1 inline-block font-normal font-text text-small text-ink-muted tracking-normal ${isLeadCountBelowName ? 'max-md:ml-0 max-md:block' : ''}`}
        >
          {formatPlural(copy.leadCount, planReturn.leads)}
        </span>
      </p>
      <p className="md:mt-1">{formatCaption(planReturn, copy)}</p>
      <PlanReturnSquares planReturn={planReturn} {...squaresProps} />
    </th>
  );
}
