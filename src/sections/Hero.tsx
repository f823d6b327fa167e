import { Check } from 'lucide-react';
import { useId } from 'react';
import { Calendar } from '../illustrations/Calendar';
import { LooseProspects } from '../illustrations/LooseProspects';
import type { Handover } from '../schema/records';
import type { BookingLink, Link } from '../site/links';
import { ButtonLink } from '../ui/Button';
import { CalendarColumns } from '../ui/CalendarColumns';
import { Container } from '../ui/Container';
import { FigureRow } from '../ui/FigureRow';
import { Heading } from '../ui/Heading';

export interface HeroProps {
  kicker: string;
  titleStart: string;
  titleEnd: string;
  lead: string;
  booking: BookingLink;
  results: Link;
  statsLabel: string;
  stats: readonly { figure: string; label: string }[];
  statsNote: string;
  /** For screen readers. */
  figureDescription: string;
  figureCaption: string;
  /** Its meeting is opened in the calendar. */
  handover?: Handover | undefined;
}

function OpenedMeeting({ brief, short }: Handover) {
  const { time, role, company } = brief;
  return (
    <>
      <p className="flex items-center justify-between font-bold font-display text-[max(1.125rem,calc(var(--step)*0.28))] leading-none tracking-[-0.02em]">
        {time.hour}
        <Check aria-hidden="true" strokeWidth={3.5} className="size-[0.8em]" />
      </p>
      <p className="mt-[0.4em] font-semibold text-[max(0.8125rem,calc(var(--step)*0.153))] leading-tight">
        {role}, {company.size}
      </p>
      <p className="mt-[0.7em] text-[max(0.8125rem,calc(var(--step)*0.144))] text-ink-2 leading-[1.35]">
        {short}
      </p>
    </>
  );
}

function HeroText(props: HeroProps & { headingId: string }) {
  return (
    <>
      <p className="mb-4 font-semibold text-ink-2 text-small hero:mb-5 lg:text-[1rem]">
        {props.kicker}
      </p>
      <Heading level={1} size="hero" id={props.headingId}>
        {props.titleStart} <span className="block text-accent">{props.titleEnd}</span>
      </Heading>
      <p className="mt-4 max-w-[34rem] text-ink-2 text-lead hero:mt-7">{props.lead}</p>
      {/* Narrower on a phone, so that both stand in one row in the fallback typeface too. */}
      <div className="mt-5 flex flex-wrap gap-2 sm:gap-3 hero:mt-9">
        <ButtonLink link={props.booking} className="max-xs:px-4 md:max-lg:px-4" />
        <ButtonLink link={props.results} variant="outline" className="max-xs:px-4 md:max-lg:px-4" />
      </div>
    </>
  );
}

export function Hero(props: HeroProps) {
  const headingId = useId();
  const { handover } = props;
  const opened = handover && {
    day: handover.brief.time.day,
    text: <OpenedMeeting {...handover} />,
  };
  return (
    <section aria-labelledby={headingId} className="surface-pine overflow-clip">
      <div className="pt-5 pb-5 hero:py-12">
        <CalendarColumns
          text={<HeroText {...props} headingId={headingId} />}
          between={<LooseProspects />}
          actions={
            <p className="mt-2 max-w-[34rem] text-fine text-ink-2 hero:mt-4 print:hidden">
              {props.booking.next}
            </p>
          }
          calendar={
            <figure>
              <p className="sr-only">{props.figureDescription}</p>
              <Calendar opened={opened} />
              <figcaption className="mt-3 text-fine hero:mt-3 text-ink-2 xl:text-small max-hero:text-right">
                {props.figureCaption}
              </figcaption>
            </figure>
          }
        />
      </div>
      <Container>
        <FigureRow label={props.statsLabel} figures={props.stats} />
        <p className="max-w-[44rem] pb-5 text-fine text-ink-2 lg:pt-4 lg:pb-10">
          {props.statsNote}
        </p>
      </Container>
    </section>
  );
}
