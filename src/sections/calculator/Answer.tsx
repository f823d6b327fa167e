import type { BillingPeriod } from '../../lib/billing-period';
import { routes } from '../../lib/routes';
import { interpolate } from '../../lib/template';
import type { CalculatorCopy } from '../../schema/copy/calculator';
import { MODEST_RATE, type ModestProjects, type PlanResults } from './calculate';
import { Figure } from './Figure';
import { PlanTable } from './PlanTable';
import type { Verdict } from './verdict';

interface AnswerProps {
  verdict: Verdict;
  results: readonly PlanResults[];
  period: BillingPeriod;
  modestProjects: ModestProjects;
  copy: CalculatorCopy;
}

const sentenceSizes = { gain: 'text-subheading', loss: 'text-statement', none: 'text-heading' };

/** Says whether a plan pays at the visitor's numbers. */
export function Answer({ verdict, results, period, modestProjects, copy }: AnswerProps) {
  const { outcome, sentence, figure, figureLabel, doubt } = verdict;
  return (
    <>
      <div className={`calculator-verdict calculator-${outcome}`}>
        <p
          className={`mb-auto text-balance pb-5 font-display ${sentenceSizes[outcome]}`}
          suppressHydrationWarning
        >
          {sentence}
        </p>
        <p className="calculator-figure content-end">
          <Figure>{figure}</Figure>
        </p>
        <p className="mt-2 text-ink-muted text-large md:mt-3" suppressHydrationWarning>
          {figureLabel}
        </p>
      </div>
      <PlanTable
        results={results}
        isPossible={outcome !== 'none'}
        period={period}
        copy={copy.table}
      />
      <p className="min-h-[3lh] text-ink-muted max-md:text-small md:min-h-[2lh]">
        {modestProjects && (
          <a href={routes.portfolio} className="text-ink link-underline" suppressHydrationWarning>
            {interpolate(copy.clients.link, modestProjects)}
          </a>
        )}{' '}
        <span suppressHydrationWarning>
          {[
            modestProjects && interpolate(copy.clients.text, { rate: MODEST_RATE }),
            doubt,
            copy.profit,
          ]
            .filter(Boolean)
            .join(' ')}
        </span>
      </p>
    </>
  );
}
