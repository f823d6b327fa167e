import { useId } from 'react';
import type { BookingLink } from '../site/links';
import type { Plate } from '../site/plate';
import { ButtonLink } from '../ui/Button';
import { Heading } from '../ui/Heading';
import { Section } from '../ui/Section';
import { PlateGroup } from './how-it-works/PlateGroup';

export interface HowItWorksProps {
  id: string;
  title: string;
  /** Introduces the steps if there is no plate. */
  lead: string;
  note: string;
  steps: readonly { title: string; text: string; result?: string }[];
  booking: BookingLink;
  /** A client's numbers, drawn above the steps. */
  plate?: Plate;
}

/** Aligns the steps with the groups of squares above. */
const columns = 'lg:grid-cols-[536fr_264fr_400fr] min-[100rem]:grid-cols-[642fr_398fr_480fr]';

type Step = HowItWorksProps['steps'][number];

function StepText({ step, number }: { step: Step; number: number }) {
  return (
    <>
      <Heading level={3} size="subheading" className="lg:text-[1.375rem]">
        <span className="mr-[0.1em]">{number}</span> {step.title}
      </Heading>
      <p className="mt-1.5 text-ink-2 lg:leading-[1.4]">{step.text}</p>
      {step.result && <p className="mt-2 font-semibold text-small">{step.result}</p>}
    </>
  );
}

export function HowItWorks({ id, title, lead, note, steps, booking, plate }: HowItWorksProps) {
  const headingId = useId();
  return (
    <Section
      id={id}
      labelledBy={headingId}
      surface="pine"
      className="overflow-clip lg:pt-11 lg:pb-6 min-[100rem]:pb-10"
    >
      <Heading level={2} size="heading" id={headingId}>
        {title}
      </Heading>
      <p className={`mt-2 mb-6 text-ink-2 text-lead ${plate ? 'lg:mb-4' : ''}`}>
        {plate ? plate.subject : lead}
      </p>
      <ol
        className={`grid grid-cols-1 gap-y-9 lg:grid-rows-[auto_auto_auto] lg:gap-y-0 ${columns}`}
      >
        {steps.map((step, index) => (
          <li
            key={step.title}
            className="lg:row-span-3 lg:grid lg:grid-rows-subgrid md:max-lg:last:grid md:max-lg:last:grid-cols-[24rem_1fr] md:max-lg:last:items-start md:max-lg:last:gap-x-10 lg:not-last:pr-4"
          >
            {plate && <PlateGroup index={index} plate={plate} />}
            <div className="lg:max-w-[30rem]">
              <StepText step={step} number={index + 1} />
              {index === 0 && note && <p className="mt-2 text-ink-2 text-small">{note}</p>}
              {index === steps.length - 1 && <ButtonLink link={booking} className="mt-4" />}
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
