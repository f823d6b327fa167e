import { billingParameter } from '../../lib/billing-period';
import { formatMoney } from '../../lib/format';
import type { Link } from '../../lib/routes';
import { interpolate } from '../../lib/template';
import { withSearchParams } from '../../lib/url';
import type { CalculatorCopy } from '../../schema/copy/calculator';
import type { FailureCopy } from '../../schema/copy/failure';
import { Announcement } from '../../ui/Announcement';
import { ButtonLink } from '../../ui/Button';
import { ErrorBoundary } from '../../ui/ErrorBoundary';
import { useFieldsInAddress } from '../../ui/use-fields-in-address';
import { Answer } from './Answer';
import { CopyLink } from './CopyLink';
import {
  type CalculatorPlan,
  calculatePlan,
  calculateProjection,
  type ModestProjects,
} from './calculate';
import { Fields } from './Fields';
import { defaultInputs, inputsFormat, parseInputs } from './inputs';
import { Projection } from './Projection';
import { useBillingPeriod } from './use-billing-period';
import { describeAnswer, getVerdict } from './verdict';

interface CalculatorProps {
  /** The plans that have a price and a number of leads. */
  plans: readonly CalculatorPlan[];
  modestProjects: ModestProjects;
  bookingLink: Link;
  copy: CalculatorCopy;
}

/** Says what the plans bring at the visitor's numbers. Without such plans, the projection takes the answer's place. */
function CalculatorSection({ plans, modestProjects, bookingLink, copy }: CalculatorProps) {
  const { values: texts, setValues: setTexts, isReady } = useFieldsInAddress(inputsFormat);
  const period = useBillingPeriod();

  const inputs = parseInputs(texts);
  const results = plans.map((plan) => calculatePlan(plan, period, inputs));
  const judged = results.find(({ popular }) => popular) ?? results[0];
  const verdict = judged && getVerdict(judged, inputs.rate, copy.answer);
  const projected = calculateProjection(inputs);
  const projection = <Projection results={projected} copy={copy.projection} />;
  const revenue = `${copy.projection.results.projectedRevenue}: ${formatMoney(projected.projectedRevenue)}`;
  const announcement = describeAnswer(verdict, revenue);
  const billing = period === 'yearly' ? period : '';
  const query = withSearchParams('', { ...inputs, [billingParameter]: billing });

  return (
    <section aria-label={copy.title} className="calculator break-inside-avoid overflow-clip">
      <div className="page-width calculator-layout">
        <div className="flex flex-col gap-y-4 pt-section pb-7 md:gap-y-6 lg:pr-14 lg:pb-0">
          <h2 className="text-heading" suppressHydrationWarning>
            {copy.title}
          </h2>
          <Fields texts={texts} onChange={setTexts} copy={copy} />
          <noscript>
            <p className="text-ink-muted text-large">
              {interpolate(copy.withoutScripts, {
                ...defaultInputs,
                deal: formatMoney(defaultInputs.deal),
              })}
            </p>
          </noscript>
        </div>
        <div className="calculator-answer surface-pine @container full-color:[--color-surface:var(--color-pine-lit)]">
          {verdict ? (
            <Answer
              verdict={verdict}
              results={results}
              period={period}
              modestProjects={modestProjects}
              copy={copy}
            />
          ) : (
            projection
          )}
          <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
            <ButtonLink link={bookingLink} />
            <CopyLink query={query} copy={copy.share} />
          </div>
        </div>
        {verdict && projection}
        {isReady && <Announcement>{announcement}</Announcement>}
      </div>
    </section>
  );
}

/** An island. */
export const Calculator = ({
  failureCopy,
  ...props
}: CalculatorProps & { failureCopy: FailureCopy }) => (
  <ErrorBoundary failureCopy={failureCopy}>
    <CalculatorSection {...props} />
  </ErrorBoundary>
);
