import { Fragment } from 'react';
import {
  formatCount,
  formatMoney,
  formatOneDecimal,
  formatPlural,
  formatUnitPrice,
} from '../../lib/format';
import type { CaseStudy } from '../../schema/case-studies';
import type { CaseStudiesCopy } from '../../schema/copy/case-studies';
import type { Funnel } from '../../schema/funnel';
import { FittedFigure } from '../../ui/FittedFigure';
import { getCostPerMeeting } from './cost-per-meeting';

/** One sentence, such as '1,100 hotel groups listed, 60 qualified leads.' */
const FunnelSentence = ({ funnel }: { funnel: Funnel }) => (
  <p className="text-balance text-subheading leading-snug">
    {funnel.map(({ value, label, stage }, index) => (
      <Fragment key={stage}>
        <span className="md:whitespace-nowrap">
          <strong className="font-bold">{formatCount(value)}</strong>
          {` ${label}${index < funnel.length - 1 ? ',' : '.'}`}
        </span>{' '}
      </Fragment>
    ))}
  </p>
);

interface CaseStudyProofProps {
  caseStudy: CaseStudy;
  copy: CaseStudiesCopy['labels']['proof'];
}

/** Says what a held meeting cost, and how many of the companies got how far. */
export function CaseStudyProof({ caseStudy, copy }: CaseStudyProofProps) {
  const { funnel } = caseStudy;
  const cost = getCostPerMeeting(caseStudy);
  if (!funnel) return null;
  return (
    <div className="grid gap-x-8 gap-y-4 border-t-2 pt-5 md:grid-cols-4 md:pt-7">
      {cost && (
        <p className="font-semibold">
          <FittedFigure
            figure={formatUnitPrice(cost.costPerMeeting)}
            className="mt-1 mb-5 [--color-industry-figure:var(--color-ink)] [--fit:var(--text-figure-large)]"
          />{' '}
          {copy.perMeeting}
        </p>
      )}
      <div className="md:col-span-3">
        <FunnelSentence funnel={funnel} />
        {cost && (
          <p className="mt-2 text-ink-muted">
            {formatPlural(copy.calculation, cost.held, {
              months: formatOneDecimal(cost.months),
              plan: cost.planName,
              monthlyPrice: formatMoney(cost.monthlyPrice),
            })}
          </p>
        )}
      </div>
    </div>
  );
}
