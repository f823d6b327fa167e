import { getBillingParameters } from '../../lib/billing';
import { formatMoney } from '../../lib/format';
import { locale } from '../../lib/locale';
import { setParameters } from '../../lib/query';
import type { Link } from '../../lib/routes';
import { interpolate, splitTemplate, type Template } from '../../lib/text';
import type { CalculatorCopy } from '../../schema/copy/calculator';
import type { FailureCopy } from '../../schema/copy/failure';
import { Announcement } from '../../ui/Announcement';
import { ButtonLink } from '../../ui/Button';
import { IslandBoundary } from '../../ui/IslandBoundary';
import { useFieldsInUrl } from '../../ui/use-fields-in-url';
import { PlanTable } from './PlanTable';
import { Projection } from './Projection';
import { type CalculatorPlan, calculatePlanReturn } from './plan-return';
import { RoiFields } from './RoiFields';
import { calculateRoi, parseRoiInputs, roiQueryFormat } from './roi';
import { ShareLink } from './ShareLink';
import { formatGrowth, formatLowestRate, formatVerdict } from './sentences';
import { useBillingPeriod } from './use-billing-period';

interface RoiCalculatorProps {
  copy: CalculatorCopy;
  plans: readonly CalculatorPlan[];
  clientRates: readonly Link[];
  bookingLink: Link;
  failureCopy: FailureCopy;
}

/** Lists the rates, each as a link to its case. */
function ClientRates({ rates, template }: { rates: readonly Link[]; template: Template<'rates'> }) {
  const [before, after] = splitTemplate(template, 'rates');
  // Positions, because two rates may have one label.
  const positions = rates.map((_, index) => `${index}`);
  const parts = new Intl.ListFormat(locale).formatToParts(positions);
  return (
    <>
      {before}
      {parts.map(({ type, value }) => {
        const rate = type === 'element' && rates[Number(value)];
        if (!rate) return value;
        return (
          <a key={rate.href} href={rate.href} className="underlined">
            {rate.label}
          </a>
        );
      })}
      {after}
    </>
  );
}

function Calculator({
  copy,
  plans,
  clientRates,
  bookingLink,
}: Omit<RoiCalculatorProps, 'failureCopy'>) {
  const fields = useFieldsInUrl(roiQueryFormat);
  const inputs = parseRoiInputs(fields.values);
  const billing = useBillingPeriod();
  const results = calculateRoi(inputs);
  const planReturns = plans.map((plan) => calculatePlanReturn(plan, billing, inputs));
  const mainPlan = planReturns.find(({ popular }) => popular) ?? planReturns[0];
  const verdict = mainPlan ? formatVerdict(mainPlan, inputs.rate, copy) : '';
  const addedLeads = results.projectedLeads - inputs.leads;
  const revenue = formatMoney(results.projectedRevenue);
  const query = setParameters('', { ...inputs, ...getBillingParameters(billing) });

  return (
    <div data-calculator>
      <RoiFields copy={copy} fields={fields} inputs={inputs} />
      <p className="hidden text-large text-ink-muted noscript:block">
        {interpolate(copy.withoutScripts, { ...inputs, deal: formatMoney(inputs.deal) })}
      </p>
      {mainPlan && (
        <div className="mt-3 border-ink border-t-2 pt-4 md:mt-6 md:pt-6 forced-colors:[--color-qualified:GrayText]">
          <div className="mb-4 grid gap-x-8 gap-y-2 md:mb-6 lg:grid-cols-3">
            <p className="text-balance font-bold font-display text-figure leading-tight max-sm:leading-none lg:col-span-2">
              {verdict}
            </p>
            <p className="max-w-text text-ink-muted max-sm:text-small max-sm:leading-snug">
              <strong className="font-semibold text-ink">{formatLowestRate(mainPlan, copy)}</strong>{' '}
              {clientRates.length > 0 && (
                <ClientRates rates={clientRates} template={copy.clientRates} />
              )}{' '}
              {copy.condition}
            </p>
          </div>
          <PlanTable planReturns={planReturns} mainPlan={mainPlan} billing={billing} copy={copy} />
        </div>
      )}
      <Projection
        inputs={inputs}
        results={results}
        growthSentence={mainPlan ? formatGrowth(addedLeads, mainPlan, copy) : ''}
        copy={copy}
      />
      <Announcement text={interpolate(copy.announcement, { verdict, revenue }).trim()} />
      <div className="mt-4 flex flex-wrap items-start gap-2 max-sm:[&_.button]:px-3 max-sm:text-small md:mt-10 md:gap-3">
        <ButtonLink link={bookingLink} />
        {/* The key resets 'Copied' when an input changes. */}
        <ShareLink key={query} query={query} copy={copy.share} />
      </div>
    </div>
  );
}

export function RoiCalculator({ failureCopy, ...props }: RoiCalculatorProps) {
  return (
    <IslandBoundary copy={failureCopy}>
      <Calculator {...props} />
    </IslandBoundary>
  );
}
