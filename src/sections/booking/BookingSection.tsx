import { useId } from 'react';
import { dayClasses } from '../../drawing/day-classes';
import type { Anchor, Link } from '../../lib/routes';
import type { HomeCopy } from '../../schema/copy/home';
import { type Weekday, weekdays } from '../../schema/vocabulary';
import { DecorativeImage } from '../../ui/DecorativeImage';
import { Heading } from '../../ui/Heading';
import { PortraitImage } from '../../ui/PortraitImage';
import { CallToActionBody, type CallToActionBodyProps } from './CallToActionBody';
import fullCalendar from './full-calendar.svg?url';

interface BookingSectionProps extends Omit<CallToActionBodyProps, 'intro' | 'children'> {
  id: Anchor;
  mailLink: Link;
  /** The weekday of the example lead's meeting, which hangs from a line. */
  meetingWeekday: Weekday | undefined;
  copy: HomeCopy['booking'];
}

/** Shows a full calendar in the position of the hero's calendar. */
export function BookingSection(props: BookingSectionProps) {
  const { id, mailLink, meetingWeekday, copy, ...bodyProps } = props;
  const headingId = useId();
  return (
    <section
      id={id}
      aria-labelledby={headingId}
      className="surface-accent overflow-clip py-section"
    >
      <div className="page-width page-grid items-center">
        <Heading
          level={2}
          size="title"
          id={headingId}
          className="col-span-full md:mb-6 lg:col-span-6 lg:self-end"
        >
          {copy.title}
        </Heading>
        <div className="@container col-span-full max-md:my-4 md:col-span-6 md:col-start-7 md:row-start-2 lg:col-span-5 lg:col-start-8 lg:row-[1/3]">
          {/* The gap is 12 of the 508 units that a week is wide in drawings. */}
          <div className="grid grid-cols-5 gap-[2.36cqi] font-semibold text-small text-ink-muted">
            {weekdays.map((name) => (
              <span key={name} aria-hidden="true">
                {name}
              </span>
            ))}
            <div
              className={`relative col-span-5 ${meetingWeekday ? `lead-line-from-window ${dayClasses[meetingWeekday]}` : ''}`}
            >
              <DecorativeImage
                src={meetingWeekday ? `${fullCalendar}#${meetingWeekday}` : fullCalendar}
                className="aspect-508/310 w-full object-cover object-top md:aspect-508/404"
              />
            </div>
          </div>
        </div>
        <div className="col-span-full md:col-span-6 md:col-start-1 md:row-start-2 lg:self-start">
          <CallToActionBody {...bodyProps} intro={copy.intro}>
            {bodyProps.callHost?.portrait && (
              <PortraitImage
                portrait={bodyProps.callHost.portrait}
                size={96}
                sizes="96px"
                className="size-18 shrink-0 sm:size-24"
              />
            )}
          </CallToActionBody>
          <p className="mt-2 lg:mt-4">
            {copy.emailLabel}
            {''}
            <a
              href={mailLink.href}
              className="inline-block py-2 font-semibold underline decoration-2 underline-offset-4"
            >
              {mailLink.label}
            </a>
          </p>
        </div>
      </div>
    </section>
  );
}
