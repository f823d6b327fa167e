import { useId } from 'react';
import { Calendar, type Weekdays } from '../illustrations/squares/Calendar';
import { type PluralCopy, plural } from '../lib/plural';
import type { BookingLink, Link } from '../site/links';
import { ButtonLink } from '../ui/Button';
import { Container } from '../ui/Container';
import { Heading } from '../ui/Heading';

export interface BookingSectionProps {
  id?: string;
  surface: 'pine' | 'accent';
  title: string;
  lead: string;
  calendar: { weekdays: Weekdays; weeks: readonly string[]; caption: PluralCopy };
  booking: BookingLink;
  other?: Link;
  mail?: Link & { intro: string };
}

/** On pine a line separates the section from the footer, which has nearly the same color. */
const surfaces = { pine: 'surface-pine border-rule border-b', accent: 'surface-accent' } as const;

const bookedDays = [[0], [1, 3], [0, 1, 3, 4], [0, 1, 2, 3, 4]] as const;

export function BookingSection(props: BookingSectionProps) {
  const { id, surface, title, lead, calendar, booking, other, mail } = props;
  const { weekdays, weeks, caption } = calendar;
  const headingId = useId();
  const meetings = bookedDays.slice(0, weeks.length);
  return (
    <section
      id={id}
      aria-labelledby={headingId}
      className={`grid grid-cols-1 items-center gap-y-8 overflow-clip py-section md:grid-cols-2 print:hidden ${surfaces[surface]}`}
    >
      <figure className="pl-5 xs:pl-6 md:col-start-2 md:row-start-1 md:pl-0">
        <Calendar weekdays={weekdays} weeks={weeks} meetings={meetings} />
        <figcaption className="mt-1 text-fine text-ink-2 xl:text-small">
          {plural(caption, meetings.flat().length)}
        </figcaption>
      </figure>
      <Container className="md:col-span-full md:row-start-1">
        <div className="@container md:max-w-[46%]">
          <Heading level={2} size="call" id={headingId}>
            {title}
          </Heading>
          <p className="mt-4 max-w-text lg:mt-6 text-ink-2 text-lead">{lead}</p>
          <div className="mt-6 flex flex-wrap lg:mt-9 gap-3">
            <ButtonLink link={booking} />
            {other && <ButtonLink link={other} variant="outline" />}
          </div>
          <p className="mt-4 text-fine text-ink-2">{booking.next}</p>
          {mail && (
            <p className="mt-4">
              {mail.intro}{' '}
              <a
                href={mail.href}
                className="inline-block py-2 font-semibold underline decoration-2 underline-offset-[0.2em]"
              >
                {mail.label}
              </a>
            </p>
          )}
        </div>
      </Container>
    </section>
  );
}
