import type { Link } from '../../lib/routes';
import type { CalculatorCopy } from '../../schema/copy/calculator';
import type { FailureCopy } from '../../schema/copy/failure';
import { FailureScreen } from '../../ui/FailureScreen';
import { Heading } from '../../ui/Heading';
import { Actions, Answer } from './Answer';
import type { CalculatorPlan, ModestProjects } from './calculate';
import { Fields } from './Fields';
import { defaultInputs } from './inputs';
import { Projection } from './Projection';
import { type CalculatorData, getTexts } from './texts';

interface CalculatorSectionProps {
  plans: readonly CalculatorPlan[];
  modestProjects: ModestProjects;
  bookingLink: Link;
  copy: CalculatorCopy;
  failureCopy: FailureCopy;
}

/** Holds the results of the default inputs; run-calculator.ts replaces them. */
export function CalculatorSection(props: CalculatorSectionProps) {
  const { plans, modestProjects, bookingLink, copy, failureCopy } = props;
  const data: CalculatorData = { plans, copy: copy.answer };
  const { texts, outcome } = getTexts(data, defaultInputs, 'monthly');
  const projection = <Projection texts={texts} copy={copy.projection} />;
  return (
    <section
      aria-label={copy.title}
      data-calculator={JSON.stringify(data)}
      data-outcome={outcome}
      className="calculator"
    >
      <div className="page-width">
        <div className="calculator-columns">
          <div className="calculator-inputs">
            <Heading level={2}>{copy.title}</Heading>
            <Fields copy={copy} />
          </div>
          <div className="calculator-answer surface-pine @container">
            {plans.length > 0 ? (
              <Answer plans={plans} texts={texts} modestProjects={modestProjects} copy={copy} />
            ) : (
              projection
            )}
            <Actions bookingLink={bookingLink} copy={copy.share} />
          </div>
        </div>
        {plans.length > 0 && projection}
        <p role="status" data-announcement className="sr-only" />
      </div>
      <template>
        <div className="page-width py-section">
          <FailureScreen copy={failureCopy} level={2} />
        </div>
      </template>
    </section>
  );
}
