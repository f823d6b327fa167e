import { useId } from 'react';
import {
  HeroFigure,
  type HeroFigureProps,
  HeroProspects,
} from '../illustrations/squares/HeroFigure';
import type { BookingLink, Link } from '../site/links';
import { ButtonLink } from '../ui/Button';
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
  figure: HeroFigureProps;
}

export function Hero(props: HeroProps) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className="surface-pine overflow-clip">
      <div className="grid grid-cols-1 pt-7 pb-8 [--copy:min(34rem,30vw+6.25rem)] [--step:clamp(4rem,min(8.7vw,14.2svh),13rem)] hero:grid-cols-[minmax(0,max-content)_minmax(0,1fr)_calc(4.45*var(--step))] hero:py-12 hero:pl-[max(2.5rem,50vw-47.5rem)]">
        <div className="relative z-1 px-5 xs:px-6 md:px-10 hero:self-center hero:px-0">
          <p className="mb-4 max-w-(--copy) font-semibold text-ink-2 text-small max-hero:max-w-none hero:mb-5 lg:text-body">
            {props.kicker}
          </p>
          <Heading level={1} size="display" id={headingId}>
            {props.titleStart} <span className="block text-accent">{props.titleEnd}</span>
          </Heading>
          <p className="mt-5 text-ink-2 text-lead hero:mt-7 hero:max-w-(--copy)">{props.lead}</p>
          {/* Narrower on a phone, so that both stand in one row in the fallback typeface too. */}
          <div className="mt-6 flex flex-wrap gap-2 sm:gap-3 hero:mt-9 hero:max-w-(--copy)">
            <ButtonLink link={props.booking} className="max-xs:px-4 md:max-lg:px-4" />
            <ButtonLink
              link={props.results}
              variant="outline"
              className="max-xs:px-4 md:max-lg:px-4"
            />
          </div>
          <p className="mt-3 max-w-[70%] text-fine text-ink-2 hero:mt-4 hero:max-w-(--copy) print:hidden">
            {props.booking.next}
          </p>
        </div>
        <HeroProspects />
        <div className="pl-5 xs:pl-6 md:max-hero:pr-6 md:max-hero:pl-10 md:max-hero:[--friday:1fr] md:max-hero:[--week:100%] print:pl-[45%] print:[--friday:1fr] print:[--week:100%] hero:self-center hero:pl-0">
          <HeroFigure {...props.figure} />
        </div>
      </div>
      <Container>
        <FigureRow label={props.statsLabel} figures={props.stats} />
        <p className="max-w-[40rem] pb-6 text-fine text-ink-2 lg:pt-4">{props.statsNote}</p>
      </Container>
    </section>
  );
}
