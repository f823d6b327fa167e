import { useId } from 'react';
import { Calendar } from '../illustrations/squares/Calendar';
import type { BookingLink, Link } from '../site/links';
import { ButtonLink } from '../ui/Button';
import { Container } from '../ui/Container';
import { Heading } from '../ui/Heading';

export interface CtaSectionProps {
  title: string;
  lead: string;
  surface: 'pine' | 'accent';
  booking: BookingLink;
  other?: Link;
}

/** A rule separates pine from the footer, which is almost the same color. */
const surfaces = { pine: 'surface-pine border-rule border-b', accent: 'surface-accent' } as const;

const meetings = [[1], [0, 3], [0, 1, 2, 4], [0, 1, 2, 3, 4]] as const;

export function CtaSection({ title, lead, surface, booking, other }: CtaSectionProps) {
  const headingId = useId();
  return (
    <section
      aria-labelledby={headingId}
      className={`grid grid-cols-1 items-center gap-y-8 overflow-clip py-section md:grid-cols-2 print:hidden ${surfaces[surface]}`}
    >
      <div className="pl-5 max-md:order-last xs:pl-6 md:col-start-2 md:row-start-1 md:pl-[20%]">
        <Calendar meetings={meetings} />
      </div>
      <Container className="md:col-span-full md:row-start-1">
        <div className="@container md:max-w-[52%]">
          <Heading level={2} size="call" id={headingId}>
            {title}
          </Heading>
          <p className="mt-4 max-w-text lg:mt-6 text-ink-2 text-lead">{lead}</p>
          <div className="mt-6 flex flex-wrap lg:mt-9 gap-3">
            <ButtonLink href={booking.href} variant="solid">
              {booking.label}
            </ButtonLink>
            {other && (
              <ButtonLink href={other.href} variant="outline">
                {other.label}
              </ButtonLink>
            )}
          </div>
          <p className="mt-4 text-fine text-ink-2">{booking.next}</p>
        </div>
      </Container>
    </section>
  );
}
