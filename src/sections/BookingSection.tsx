import { useId } from 'react';
import { WeekFigure } from '../illustrations/WeekFigure';
import type { Link } from '../site/links';
import { ButtonLink } from '../ui/ButtonLink';
import { Heading } from '../ui/Heading';
import { Section } from '../ui/Section';

export interface BookingSectionProps {
  id: string;
  title: string;
  lead: string;
  booking: Link;
  plans: Link;
  mail: { href: string; label: string; intro: string };
  /** What stands above and beside the drawn calendar. */
  weekdays: readonly string[];
  weeks: readonly string[];
}

/** The one loud band of the page, and the one thing to do. */
export function BookingSection(props: BookingSectionProps) {
  const { id, title, lead, booking, plans, mail, weekdays, weeks } = props;
  const headingId = useId();
  return (
    <Section id={id} labelledBy={headingId} surface="lime" className="print:hidden">
      <div className="grid items-center gap-x-8 md:grid-cols-12">
        <div className="md:col-span-7">
          <Heading level={2} size="display" id={headingId}>
            {title}
          </Heading>
          <p className="mt-6 max-w-text text-lead text-ink-2">{lead}</p>
          <div className="mt-9 flex flex-wrap items-center gap-3">
            <ButtonLink href={booking.href} look="solid">
              {booking.label}
            </ButtonLink>
            <ButtonLink href={plans.href} look="outline">
              {plans.label}
            </ButtonLink>
          </div>
          <p className="mt-6">
            {mail.intro}{' '}
            <a
              href={mail.href}
              className="inline-block py-2 font-semibold underline decoration-2 underline-offset-[0.2em]"
            >
              {mail.label}
            </a>
          </p>
        </div>
        <div className="max-md:hidden md:col-span-5 lg:col-span-4 lg:col-start-9">
          <WeekFigure weekdays={weekdays} weeks={weeks} />
        </div>
      </div>
    </Section>
  );
}
