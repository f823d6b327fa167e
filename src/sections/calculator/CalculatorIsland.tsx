import { billingParameter } from '../../lib/billing';
import { formatMoney } from '../../lib/format';
import type { Link } from '../../lib/routes';
import { interpolate } from '../../lib/template';
import { withSearchParams } from '../../lib/url';
import type { CalculatorCopy } from '../../schema/copy/calculator';
import type { FailureCopy } from '../../schema/copy/failure';
import { ButtonLink } from '../../ui/Button';
import { IslandErrorBoundary } from '../../ui/IslandErrorBoundary';
import { LiveRegion } from '../../ui/LiveRegion';
import { useBillingPeriod } from '../../ui/use-billing-period';
import { useFieldsInUrl } from '../../ui/use-fields-in-url';
import { CopyLinkButton } from './CopyLinkButton';
import type { ClientCloseRates } from './client-close-rates';
import { PlanAnswer } from './PlanAnswer';
import { Projection } from './Projection';
import { type CalculatorPlan, calculatePlanReturn } from './plan-return';
import { RoiFields } from './RoiFields';
import { calculateRoi, parseRoiInputs, roiQueryFormat } from './roi';
import { formatGrowthSentence, formatVerdictSentence } from './sentences';

interface CalculatorIslandProps {
  copy: CalculatorCopy;
  plans: readonly CalculatorPlan[];
  clientCloseRates: ClientCloseRates | undefined;
  bookingLink: Link;
  failureCopy: FailureCopy;
}

function RoiCalculator({
  copy,
  plans,
  clientCloseRates,
  bookingLink,
}: Omit<CalculatorIslandProps, 'failureCopy'>) {
  const fields = useFieldsInUrl(roiQueryFormat);
  const inputs = parseRoiInputs(fields.values);
  const billingPeriod = useBillingPeriod();
  const results = calculateRoi(inputs);
  const planReturns = plans.map((plan) => calculatePlanReturn(plan, billingPeriod, inputs));
  const mainPlanReturn = planReturns.find(({ popular }) => popular) ?? planReturns[0];
  const verdictSentence = mainPlanReturn
    ? formatVerdictSentence(mainPlanReturn, inputs.rate, copy)
    : '';
  const addedLeads = results.projectedLeads - inputs.leads;
  const revenue = formatMoney(results.projectedRevenue);
  const query = withSearchParams('', {
    ...inputs,
    [billingParameter]: billingPeriod === 'yearly' ? billingPeriod : '',
  });
  const actions = (
    <div className="flex flex-wrap items-start gap-x-4 gap-y-1 max-md:mt-4 max-md:basis-full max-xs:text-small">
      <ButtonLink link={bookingLink} />
      {/* The key resets 'Copied' when an input changes. */}
      <CopyLinkButton key={query} query={query} copy={copy.share} />
    </div>
  );

  return (
    <div data-calculator className="calculator-card">
      <RoiFields copy={copy} fields={fields} inputs={inputs} />
      <p className="hidden text-large text-ink-muted noscript:block">
        {interpolate(copy.withoutScripts, { ...inputs, deal: formatMoney(inputs.deal) })}
      </p>
      <Projection
        inputs={inputs}
        results={results}
        growthSentence={
          mainPlanReturn ? formatGrowthSentence(addedLeads, mainPlanReturn, copy) : ''
        }
        copy={copy}
      />
      {mainPlanReturn ? (
        <PlanAnswer
          verdictSentence={verdictSentence}
          planReturns={planReturns}
          mainPlanReturn={mainPlanReturn}
          billingPeriod={billingPeriod}
          clientCloseRates={clientCloseRates}
          actions={actions}
          copy={copy}
        />
      ) : (
        <div className="md:mt-6">{actions}</div>
      )}
      <LiveRegion
        text={interpolate(copy.announcement, { verdict: verdictSentence, revenue }).trim()}
      />
    </div>
  );
}

export function CalculatorIsland({ failureCopy, ...props }: CalculatorIslandProps) {
  return (
    <IslandErrorBoundary copy={failureCopy}>
      <RoiCalculator {...props} />
    </IslandErrorBoundary>
  );
}
