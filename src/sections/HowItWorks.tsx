import { useId } from 'react';
import { StepMark, StepsLine } from '../illustrations/StepsLine';
import type { Link } from '../site/links';
import { ButtonLink } from '../ui/ButtonLink';
import { Heading } from '../ui/Heading';
import { Section } from '../ui/Section';
import { SectionIntro } from '../ui/SectionIntro';

export interface HowItWorksProps {
  id: string;
  title: string;
  lead: string;
  steps: readonly { title: string; text: string; result: string }[];
  booking: Link;
}

/** Three steps on one line that narrows from many to one: attract, qualify, hand off. */
export function HowItWorks({ id, title, lead, steps, booking }: HowItWorksProps) {
  const headingId = useId();
  return (
    <Section id={id} labelledBy={headingId} surface="quiet">
      <SectionIntro headingId={headingId} title={title}>
        <p>{lead}</p>
      </SectionIntro>
      <div>
        <StepsLine />
        <ol className="grid md:grid-cols-3 md:gap-x-8">
          {steps.map((step, index) => (
            <li key={step.title} className="relative max-md:pb-10 max-md:pl-12 max-md:last:pb-0">
              <StepMark step={index} />
              <p aria-hidden="true" className="font-figure text-figure font-bold text-leaf">
                {index + 1}
              </p>
              <Heading level={3} size="subheading" className="mt-2">
                {step.title}
              </Heading>
              <p className="mt-3 max-w-text text-ink-2">{step.text}</p>
              <p className="mt-4 inline-block border-t-2 border-leaf pt-2 font-semibold text-small">
                {step.result}
              </p>
            </li>
          ))}
        </ol>
      </div>
      <ButtonLink href={booking.href} look="solid" className="mt-12">
        {booking.label}
      </ButtonLink>
    </Section>
  );
}
