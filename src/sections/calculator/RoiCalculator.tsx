import type { calculator } from '@content/copy/calculator';
import type { failure } from '@content/copy/failure';
import { formatMoney } from '../../lib/format';
import type { Link } from '../../lib/routes';
import { interpolate, withParameters } from '../../lib/text';
import { Announcement } from '../../ui/Announcement';
import { ButtonLink } from '../../ui/Button';
import { IslandBoundary } from '../../ui/IslandBoundary';
import { useFieldsInAddress } from '../../ui/use-fields-in-address';
import { CopyLink } from './CopyLink';
import { Legend, PlanDrawings } from './PlanDrawings';
import { PlanTable } from './PlanTable';
import { Projection } from './Projection';
import { type PlanOffer, planMonth } from './plan-month';
import { RoiFields } from './RoiFields';
import { calculateRoi, parseRoiInputs, roiValuesFromSearch, searchWithRoiValues } from './roi';
import { answerSentence, growthSentence, lowestRateSentence } from './sentences';
import { useBillingPeriod } from './use-billing-period';

interface RoiCalculatorProps {
  copy: typeof calculator;
  plans: readonly PlanOffer[];
  booking: Link;
  failure: typeof failure;
}

/** A text without a number counts as 0, and the field then shows 0. */
const zeroWithoutNumber = (text: string) => (Number.isNaN(Number.parseInt(text, 10)) ? '0' : text);

function Calculator({ copy, plans, booking }: Omit<RoiCalculatorProps, 'failure'>) {
  const fields = useFieldsInAddress(roiValuesFromSearch, searchWithRoiValues, zeroWithoutNumber);
  const inputs = parseRoiInputs(fields.values);
  const billing = useBillingPeriod();
  const results = calculateRoi(inputs);
  const planMonths = plans.map((plan) => planMonth(plan, billing, inputs));
  const featured = planMonths.find(({ popular }) => popular) ?? planMonths[0];
  const answer = featured ? answerSentence(featured, inputs.rate, copy) : '';
  const addedLeads = results.projectedLeads - inputs.leads;
  const revenue = formatMoney(results.projectedRevenue);
  const query = withParameters('', { ...inputs, billing: billing === 'yearly' ? billing : '' });

  return (
    <div data-calculator className="grid gap-x-[min(3.5rem,5vw)] gap-y-9 lg:grid-cols-[4fr_8fr]">
      <div>
        <RoiFields copy={copy} fields={fields} inputs={inputs} />
        <p className="hidden text-large text-ink-2 noscript:block">
          {interpolate(copy.withoutScripts, { ...inputs, deal: formatMoney(inputs.deal) })}
        </p>
        <Projection
          results={results}
          growth={featured ? growthSentence(addedLeads, featured, copy) : ''}
          copy={copy}
        />
      </div>
      <div className="flex flex-col">
        {featured && (
          <div className="flex grow flex-col justify-between gap-y-5 forced-colors:[--color-qualified:GrayText]">
            <div>
              <p aria-hidden="true" className="text-balance font-bold font-display text-answer">
                {answer}
              </p>
              <p className="mt-3 text-fine text-ink-2 sm:text-small">
                <span className="font-semibold text-ink">{lowestRateSentence(featured, copy)}</span>{' '}
                {copy.condition}
              </p>
            </div>
            <div>
              <PlanDrawings planMonths={planMonths} copy={copy} />
              <Legend copy={copy.legend} />
            </div>
            <PlanTable planMonths={planMonths} billing={billing} copy={copy.table} />
          </div>
        )}
        <Announcement text={interpolate(copy.announcement, { answer, revenue }).trim()} />
        <div className="mt-5 flex flex-wrap items-start gap-2 max-sm:[&_:is(a,button)]:px-3">
          <ButtonLink link={booking} />
          {/* The key resets 'Copied' when an input changes. */}
          <CopyLink key={query} query={query} copy={copy.share} />
        </div>
      </div>
    </div>
  );
}

export function RoiCalculator({ failure, ...props }: RoiCalculatorProps) {
  return (
    <IslandBoundary copy={failure}>
      <Calculator {...props} />
    </IslandBoundary>
  );
}
