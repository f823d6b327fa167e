import { useId } from 'react';
import { HeroFigure, type HeroFigureProps } from '../illustrations/squares/HeroFigure';
import type { BookingLink, Link } from '../site/links';
import { ButtonLink } from '../ui/ButtonLink';
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
  /** How the figures are to be read. */
  statsNote: string;
  figure: HeroFigureProps;
}

/** The pitch in one view: what you get, the calendar that fills, and four numbers behind it. */
export function Hero(props: HeroProps) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className="surface-pine overflow-clip">
      <div className="grid grid-cols-1 gap-y-8 pt-10 pb-10 [--step:20.5vw] md:py-12 md:[--step:clamp(4rem,min(8.7vw,14.2svh),13rem)]">
        <Container className="relative z-1 self-center md:[grid-area:1/1]">
          <div className="md:max-w-[58%]">
            <p className="mb-5 font-semibold text-ink-2 text-small lg:text-body">{props.kicker}</p>
            <Heading level={1} size="display" id={headingId}>
              {props.titleStart} <span className="block text-lime">{props.titleEnd}</span>
            </Heading>
            <p className="mt-7 max-w-[34rem] text-ink-2 text-lead md:max-w-[min(37rem,43vw)]">
              {props.lead}
            </p>
            {/* Narrower on a phone, so that both stand in one row in the fallback typeface too. */}
            <div className="mt-9 flex flex-wrap gap-2 sm:gap-3">
              <ButtonLink href={props.booking.href} look="solid" className="max-xs:px-4">
                {props.booking.label}
              </ButtonLink>
              <ButtonLink href={props.results.href} look="outline" className="max-xs:px-4">
                {props.results.label}
              </ButtonLink>
            </div>
            <p className="mt-4 text-fine text-ink-2 print:hidden">{props.booking.next}</p>
          </div>
        </Container>
        <div className="pl-5 xs:pl-6 md:w-[calc(4.55*var(--step))] md:self-center md:justify-self-end md:pl-0 md:[grid-area:1/1]">
          <HeroFigure {...props.figure} />
        </div>
      </div>
      <Container>
        <FigureRow label={props.statsLabel} figures={props.stats} />
        <p className="border-rule pb-6 text-fine text-ink-2 lg:border-t lg:pt-5">
          {props.statsNote}
        </p>
      </Container>
    </section>
  );
}
