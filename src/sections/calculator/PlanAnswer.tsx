import type { ReactNode } from 'react';
import type { BillingPeriod } from '../../lib/billing';
import { formatMoney, formatOneDecimal, formatPlural } from '../../lib/format';
import { routes } from '../../lib/routes';
import { interpolate } from '../../lib/text';
import type { CalculatorCopy } from '../../schema/copy/calculator';
import type { ClientRates } from './client-rates';
import { getRowClasses, PlanTable } from './PlanTable';
import type { PlanReturn } from './plan-return';
import { formatLowestRate } from './sentences';

interface PlanAnswerProps {
  verdict: string;
  planReturns: readonly PlanReturn[];
  mainPlan: PlanReturn;
  billing: BillingPeriod;
  clientRates: ClientRates | undefined;
  /** Dollars. */
  dealValue: number;
  actions: ReactNode;
  copy: CalculatorCopy;
}

/** Of the text left of the actions, so that these are below the main plan: the first, the second … */
const spanClasses = ['md:col-span-1', 'md:col-span-2', 'md:col-span-3', 'md:col-span-4'];

/** Answers whether the main plan pays: in a sentence, in squares and in numbers. */
export function PlanAnswer(props: PlanAnswerProps) {
  const { verdict, planReturns, mainPlan, billing, clientRates, dealValue, actions, copy } = props;
  // Rounded as it is printed, so that its noun fits.
  const middleDeals = Math.round((mainPlan.leads * (clientRates?.middle ?? 0)) / 10) / 10;
  const position = planReturns.indexOf(mainPlan);
  return (
    <div className="mt-2 md:mt-8 forced-colors:[--color-qualified:GrayText]">
      <div className="mb-2 grid break-after-avoid gap-x-8 gap-y-2 md:mb-8 lg:grid-cols-3">
        <p className="text-balance font-bold font-display text-figure leading-[1.05] tracking-tight md:leading-[1.15] lg:col-span-2">
          {verdict}
        </p>
        <p className="text-balance font-semibold max-sm:text-small max-sm:leading-snug">
          {formatLowestRate(mainPlan, copy)}
        </p>
      </div>
      {mainPlan.verdict !== 'rateTooHigh' && (
        <PlanTable planReturns={planReturns} mainPlan={mainPlan} billing={billing} copy={copy} />
      )}
      <div className={`mt-2 md:mt-6 md:items-start ${getRowClasses(planReturns.length)}`}>
        <p
          className={`max-w-148 text-pretty text-fine text-ink-muted md:text-small md:leading-snug ${spanClasses[position] ?? 'md:col-span-5'}`}
        >
          {copy.condition}{' '}
          {clientRates && (
            <>
              {interpolate(copy.clientRates, { ...clientRates })}{' '}
              <span>
                {dealValue > 0 &&
                  formatPlural(copy.atMiddleRate, middleDeals, {
                    rate: clientRates.middle,
                    plan: mainPlan.name,
                    deals: formatOneDecimal(middleDeals),
                    revenue: formatMoney(middleDeals * dealValue),
                  })}
              </span>{' '}
              <a href={routes.portfolio} className="underlined">
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
