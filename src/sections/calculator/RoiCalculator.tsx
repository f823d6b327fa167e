import type { calculator } from '@content/copy/calculator';
import type { failure } from '@content/copy/failure';
import { formatMoney } from '../../lib/format';
import type { Link } from '../../lib/routes';
import { interpolate, setParameters } from '../../lib/text';
import { Announcement } from '../../ui/Announcement';
import { ButtonLink } from '../../ui/Button';
import { IslandBoundary } from '../../ui/IslandBoundary';
import { useFieldsInUrl } from '../../ui/use-fields-in-url';
import { CopyLink } from './CopyLink';
import { PlanDrawings, PlanLegend } from './PlanDrawings';
import { PlanTable } from './PlanTable';
import { Projection } from './Projection';
import { type ComputablePlan, calculatePlanReturn } from './plan-return';
import { RoiFields } from './RoiFields';
import {
  calculateRoi,
  parseRoiInputs,
  readRoiValues,
  writeRoiValues,
  zeroIfNotANumber,
} from './roi';
import { formatGrowth, formatLowestRate, formatVerdict } from './sentences';
import { getBillingParameters, useBillingPeriod } from './use-billing-period';

interface RoiCalculatorProps {
  copy: typeof calculator;
  plans: readonly ComputablePlan[];
  bookingLink: Link;
  failureCopy: typeof failure;
}

function Calculator({ copy, plans, bookingLink }: Omit<RoiCalculatorProps, 'failureCopy'>) {
  const fields = useFieldsInUrl(readRoiValues, writeRoiValues, zeroIfNotANumber);
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
    <div data-calculator className="grid gap-x-[min(3.5rem,5vw)] gap-y-9 lg:grid-cols-[4fr_8fr]">
      <div>
        <RoiFields copy={copy} fields={fields} inputs={inputs} />
        <p className="hidden text-large text-ink-muted noscript:block">
          {interpolate(copy.withoutScripts, { ...inputs, deal: formatMoney(inputs.deal) })}
        </p>
        <Projection
          results={results}
          growthSentence={mainPlan ? formatGrowth(addedLeads, mainPlan, copy) : ''}
          copy={copy}
        />
      </div>
      <div className="flex flex-col">
        {mainPlan && (
          <div className="flex grow flex-col justify-between gap-y-5 forced-colors:[--color-qualified:GrayText]">
            <div>
              <p
                aria-hidden="true"
                className="text-balance font-bold font-display text-[clamp(1.3125rem,0.95rem+1.6vw,2.5rem)] leading-[1.15]"
              >
                {verdict}
              </p>
              <p className="mt-3 text-fine text-ink-muted sm:text-small">
                <span className="font-semibold text-ink">{formatLowestRate(mainPlan, copy)}</span>{' '}
                {copy.condition}
              </p>
            </div>
            <div>
              <PlanDrawings planReturns={planReturns} copy={copy} />
              <PlanLegend copy={copy.legend} />
            </div>
            <PlanTable planReturns={planReturns} billing={billing} copy={copy.table} />
          </div>
        )}
        <Announcement text={interpolate(copy.announcement, { verdict, revenue }).trim()} />
        <div className="mt-5 flex flex-wrap items-start gap-2 max-sm:[&_:is(a,button)]:px-3">
          <ButtonLink link={bookingLink} />
          {/* The key resets 'Copied' when an input changes. */}
          <CopyLink key={query} query={query} copy={copy.share} />
        </div>
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
