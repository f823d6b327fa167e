import {
  formatCount,
  formatMoney,
  formatOneDecimal,
  formatPlural,
  formatUnitPrice,
} from '../../lib/format';
import type { CaseStudy } from '../../schema/case-studies';
import type { CaseStudiesCopy } from '../../schema/copy/case-studies';
import { FittedFigure } from '../../ui/FittedFigure';
import { getCostPerMeeting } from './cost-per-meeting';
import { FigureList } from './FigureList';
import { TrendChart } from './TrendChart';

interface CaseStudyProofProps {
  caseStudy: CaseStudy;
  copy: CaseStudiesCopy['labels']['proof'];
}

/** Shows what a held meeting cost, the headline figure over time and, below both, the funnel. */
export function CaseStudyProof({ caseStudy, copy }: CaseStudyProofProps) {
  const { trend, funnel } = caseStudy;
  const cost = getCostPerMeeting(caseStudy);
  if (!(trend || funnel)) return null;
  return (
    <div className="case-proof border-t-2 pt-6 page-grid gap-y-5 md:gap-y-12 md:pt-12">
      {cost && (
        <div className="col-span-full md:col-span-6">
          <p className="pt-[0.1em] font-display text-subheading">
            <FittedFigure
              figure={formatUnitPrice(cost.costPerMeeting)}
              className="mb-[1.5em] [--fit:calc(1.1*var(--text-figure-huge))]"
            />{' '}
            {copy.perMeeting}
          </p>
          <p className="mt-1 text-ink-muted">
            {formatPlural(copy.calculation, cost.held, {
              months: formatOneDecimal(cost.months),
              plan: cost.planName,
              monthlyPrice: formatMoney(cost.monthlyPrice),
            })}
          </p>
        </div>
      )}
      {trend && (
        <TrendChart trend={trend} className={`col-span-full ${cost ? 'md:col-span-6' : ''}`} />
      )}
      {funnel && (
        <FigureList
          items={funnel.map(({ value, label }) => ({ value: formatCount(value), label }))}
          label={copy.funnel}
          className="case-funnel col-span-full gap-y-4 [--fit:var(--text-figure-large)]"
        />
      )}
    </div>
  );
}
