import { useId } from 'react';
import { StepPart, StepsBand } from '../illustrations/squares/StepsBand';
import type { BookingLink } from '../site/links';
import { ButtonLink } from '../ui/ButtonLink';
import { Heading } from '../ui/Heading';
import { Section } from '../ui/Section';
import { SectionIntro } from '../ui/SectionIntro';

export interface HowItWorksProps {
  id: string;
  title: string;
  lead: string;
  steps: readonly { title: string; text: string; result: string }[];
  booking: BookingLink;
}

/** Three steps below one band: attract from a crowd, qualify at a gate, hand off to a calendar. */
export function HowItWorks({ id, title, lead, steps, booking }: HowItWorksProps) {
  const headingId = useId();
  return (
    <Section id={id} labelledBy={headingId} surface="quiet" className="overflow-clip">
      <SectionIntro headingId={headingId} title={title}>
        <p>{lead}</p>
      </SectionIntro>
      <StepsBand />
      <ol className="grid [--strip:min(5.5rem,24.5vw)] min-[43.75rem]:grid-cols-3 min-[43.75rem]:gap-x-8">
        {steps.map((step, index) => (
          <li
            key={step.title}
            className="relative max-[43.75rem]:min-h-56 max-[43.75rem]:pt-6 max-[43.75rem]:pb-12 max-[43.75rem]:pl-[calc(var(--strip)+1.25rem)]"
          >
            <StepPart step={index} />
            <div className="flex gap-[0.6em] text-subheading">
              <p aria-hidden="true" className="font-bold font-figure leading-[1.2]">
                {index + 1}
              </p>
              <Heading level={3} size="subheading">
                {step.title}
              </Heading>
            </div>
            <p className="mt-3 max-w-[30rem] text-ink-2">{step.text}</p>
            <p className="mt-4 font-semibold text-small">{step.result}</p>
          </li>
        ))}
      </ol>
      <div className="mt-12 flex flex-wrap items-center gap-x-5 gap-y-3">
        <ButtonLink href={booking.href} look="solid">
          {booking.label}
        </ButtonLink>
        <p className="text-fine text-ink-2 print:hidden">{booking.next}</p>
      </div>
    </Section>
  );
}
