import { useId } from 'react';
import { CalendarColumns } from '../../drawing/CalendarColumns';
import { WeekdayNames } from '../../drawing/WeekdayNames';
import type { Link } from '../../lib/routes';
import { ButtonLink } from '../../ui/Button';
import { DecorativeImage } from '../../ui/DecorativeImage';
import { Heading } from '../../ui/Heading';
import fullCalendar from './full-calendar.svg?url';

interface BookingSectionProps extends Record<'title' | 'intro', string> {
  id?: string;
  /** 1 on pages that open with it. */
  level?: 1 | 2;
  surface: 'surface-pine' | 'surface-accent';
  booking: Link;
  note?: string;
  secondary?: Link;
  mail?: Link & { intro: string };
  /** Shows a full calendar in the position of the hero's. */
  hasCalendar?: boolean;
}

function FullCalendar() {
  return (
    <div
      aria-hidden="true"
      className="grid w-[calc(5*var(--step)-var(--gap))] grid-cols-5 gap-(--gap) max-hero:my-4"
    >
      <WeekdayNames />
      <DecorativeImage src={fullCalendar} className="col-span-5 aspect-508/404 w-full" />
    </div>
  );
}

function Actions({ intro, booking, note, secondary, mail }: BookingSectionProps) {
  return (
    <>
      <p className="max-w-text text-ink-muted text-large">{intro}</p>
      <div className="mt-6 flex flex-wrap gap-3 lg:mt-9">
        <ButtonLink link={booking} />
        {secondary && <ButtonLink link={secondary} variant="outline" />}
      </div>
      {note && <p className="mt-4 max-w-text text-fine text-ink-muted print:hidden">{note}</p>}
      {mail && (
        <p className="mt-2 lg:mt-4">
          {mail.intro}{' '}
          <a
            href={mail.href}
            className="inline-block py-2 font-semibold underline decoration-2 underline-offset-[0.2em]"
          >
            {mail.label}
          </a>
        </p>
      )}
    </>
  );
}

export function BookingSection(props: BookingSectionProps) {
  const { id, level = 2, surface, title, hasCalendar } = props;
  const headingId = useId();
  const heading = (
    <Heading
      level={level}
      size={level === 1 ? 'display' : 'call'}
      id={headingId}
      className={hasCalendar ? 'hero:mb-6' : ''}
    >
      {title}
    </Heading>
  );
  const padding = level === 1 ? 'py-12 lg:pt-20 lg:pb-16' : 'py-section print:hidden';
  const actions = <Actions {...props} />;
  return (
    <section id={id} aria-labelledby={headingId} className={`overflow-clip ${padding} ${surface}`}>
      {hasCalendar ? (
        <CalendarColumns text={heading} calendar={<FullCalendar />} actions={actions} />
      ) : (
        <div className="page-width grid gap-x-8 gap-y-5 lg:grid-cols-[7fr_5fr]">
          <div className="@container">{heading}</div>
          <div>{actions}</div>
        </div>
      )}
    </section>
  );
}
