import type { booking } from '@content/copy/home';
import { CalendarColumns, CalendarGrid } from '../../drawing/CalendarColumns';
import { getAnchorHref, type Link, routes } from '../../lib/routes';
import { DecorativeImage } from '../../ui/DecorativeImage';
import { Heading } from '../../ui/Heading';
import { Actions, type ActionsProps } from './Actions';
import fullCalendar from './full-calendar.svg?url';

interface BookingSectionProps extends Omit<ActionsProps, 'intro' | 'secondaryLink'> {
  id: string;
  mailLink: Link;
  copy: typeof booking;
}

/** Shows a full calendar where the hero has its own. */
export function BookingSection({ id, mailLink, copy, ...links }: BookingSectionProps) {
  const plansLink = { href: getAnchorHref('pricing', routes.home), label: copy.comparePlans };
  return (
    <section
      id={id}
      aria-labelledby={`${id}_title`}
      className="surface-accent overflow-clip py-section print:hidden"
    >
      <CalendarColumns
        text={
          <Heading level={2} size="call" id={`${id}_title`} className="md:mb-6">
            {copy.title}
          </Heading>
        }
        calendar={
          <div className="max-md:my-4">
            <CalendarGrid>
              <DecorativeImage
                src={fullCalendar}
                className="col-span-5 aspect-508/310 w-full object-cover object-top md:aspect-508/404"
              />
            </CalendarGrid>
          </div>
        }
        actions={
          <>
            <Actions {...links} secondaryLink={plansLink} intro={copy.intro} />
            <p className="mt-2 lg:mt-4">
              {copy.emailLabel}{' '}
              <a
                href={mailLink.href}
                className="inline-block py-2 font-semibold underline decoration-2 underline-offset-4"
              >
                {mailLink.label}
              </a>
            </p>
          </>
        }
      />
    </section>
  );
}
