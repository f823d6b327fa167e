import { useId } from 'react';
import type { BookingLink, Link } from '../site/links';
import { ButtonLink } from '../ui/ButtonLink';
import { Heading } from '../ui/Heading';
import { Section } from '../ui/Section';

export interface CtaSectionProps {
  title: string;
  lead: string;
  surface: 'pine' | 'lime';
  booking: BookingLink;
  /** A second way on, where there is one. */
  other?: Link;
}

/** The end of a page: one question and what to do about it. */
export function CtaSection({ title, lead, surface, booking, other }: CtaSectionProps) {
  const headingId = useId();
  return (
    <Section labelledBy={headingId} surface={surface} className="print:hidden">
      <div className="grid gap-x-8 gap-y-8 lg:grid-cols-12 lg:items-end">
        <div className="lg:col-span-8">
          <Heading level={2} size="display" id={headingId}>
            {title}
          </Heading>
          <p className="mt-6 max-w-text text-lead text-ink-2">{lead}</p>
        </div>
        <div className="flex flex-wrap gap-3 lg:col-span-4 lg:justify-end lg:text-right">
          <ButtonLink href={booking.href} look="solid">
            {booking.label}
          </ButtonLink>
          {other && (
            <ButtonLink href={other.href} look="outline">
              {other.label}
            </ButtonLink>
          )}
          <p className="w-full text-fine text-ink-2">{booking.next}</p>
        </div>
      </div>
    </Section>
  );
}
