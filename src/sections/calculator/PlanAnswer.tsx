import type { ReactNode } from 'react';
import type { BillingPeriod } from '../../lib/billing';
import { routes } from '../../lib/routes';
import { interpolate } from '../../lib/template';
import type { CalculatorCopy } from '../../schema/copy/calculator';
import type { ClientCloseRates } from './client-close-rates';
import { getRowClasses, PlanTable } from './PlanTable';
import type { PlanReturn } from './plan-return';
import { formatBreakEvenSentence } from './sentences';

interface PlanAnswerProps {
  verdictSentence: string;
  planReturns: readonly PlanReturn[];
  mainPlanReturn: PlanReturn;
  billingPeriod: BillingPeriod;
  clientCloseRates: ClientCloseRates | undefined;
  actions: ReactNode;
  copy: CalculatorCopy;
}

/** Columns of the text by the position of the main plan, which has the actions below it. */
const spanClasses = ['md:col-span-1', 'md:col-span-2', 'md:col-span-3', 'md:col-span-4'];

export function PlanAnswer(props: PlanAnswerProps) {
  const { verdictSentence, planReturns, mainPlanReturn, billingPeriod, actions, copy } = props;
  const { clientCloseRates } = props;
  const position = planReturns.indexOf(mainPlanReturn);
  const hasTable = mainPlanReturn.verdict !== 'rateTooHigh';
  const sentence = (
    <div className="mb-1 break-after-avoid md:mb-6">
      <p className="text-balance font-display text-figure leading-[1.05] md:leading-[1.15]">
        {verdictSentence}
      </p>
      <p className="mt-2 text-balance font-semibold text-small md:mt-3">
        {formatBreakEvenSentence(mainPlanReturn, copy)}
      </p>
    </div>
  );
  return (
    <div className="mt-3 md:mt-6 forced-colors:[--color-qualified:GrayText]">
      {hasTable ? (
        <PlanTable
          planReturns={planReturns}
          mainPlanReturn={mainPlanReturn}
          billingPeriod={billingPeriod}
          copy={copy}
        >
          {sentence}
        </PlanTable>
      ) : (
        sentence
      )}
      <div
        className={`calculator-footer surface-pine pt-3 pb-4 md:items-start md:pt-6 md:pb-8 ${hasTable ? '' : 'mt-6'} ${getRowClasses(planReturns.length)}`}
      >
        <p
          className={`max-w-148 text-pretty text-ink-muted text-small ${spanClasses[position] ?? 'md:col-span-5'}`}
        >
          {copy.condition}{' '}
          {clientCloseRates && (
            <>
              {interpolate(copy.clientRates, {
                count: clientCloseRates.projectCount,
                lowerHalf: clientCloseRates.atMostMedianCount,
                median: clientCloseRates.median,
              })}{' '}
              <a href={routes.portfolio} className="whitespace-nowrap link-underline">
                {copy.clientRatesLink}
              </a>
            </>
          )}
        </p>
        {actions}
        {planReturns.slice(position + 1).map(({ id }) => (
          <div key={id} className="max-md:hidden" />
        ))}
      </div>
    </div>
  );
}
