import { formatCount, formatPlural } from '../../lib/format';
import { interpolate } from '../../lib/template';
import type { CalculatorCopy } from '../../schema/copy/calculator';
import { PlanReturnSquares } from './PlanReturnSquares';
import type { PlanReturn } from './plan-return';
import { getLeadsPerSquare } from './plan-squares';

function formatCaption(plan: PlanReturn, copy: CalculatorCopy): string {
  const { leads, dealsToCover = 0 } = plan;
  const leadsPerSquare = getLeadsPerSquare(leads);
  const sentences = [
    dealsToCover > 0 && formatPlural(copy.dealsCoverPrice, dealsToCover),
    dealsToCover > leads && copy.dealsExceedLeads,
    leadsPerSquare > 1 && interpolate(copy.leadsPerSquare, { count: formatCount(leadsPerSquare) }),
  ];
  return sentences.filter(Boolean).join(' ');
}

interface PlanHeadProps {
  plan: PlanReturn;
  patternId: string;
  /** Leaves room for a bracket above each row of squares. */
  isSpaced: boolean;
  /** Puts the number of leads below the name on phones, where both do not fit in one row. */
  isNarrow: boolean;
  copy: CalculatorCopy;
}

export function PlanHead({ plan, isNarrow, copy, ...drawing }: PlanHeadProps) {
  return (
    <th
      // biome-ignore lint/a11y/noRedundantRoles: Safari drops roles if CSS changes `display`.
      role="columnheader"
      scope="col"
      abbr={plan.name}
      className="subgrid-rows row-span-3 min-w-0 content-start font-normal text-fine"
    >
      <p className="md:mr-3 font-display text-[min(var(--text-subheading),8vw)] leading-tight">
        {plan.name}{' '}
        <span
          className={`ml-1 inline-block font-normal font-text text-fine text-ink-muted tracking-normal ${isNarrow ? 'max-md:ml-0 max-md:block' : ''}`}
        >
          {formatPlural(copy.leadCount, plan.leads)}
        </span>
      </p>
      <p className="md:mt-1">{formatCaption(plan, copy)}</p>
      <PlanReturnSquares plan={plan} {...drawing} />
    </th>
  );
}
