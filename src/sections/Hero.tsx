import { useId } from 'react';
import { HeroFigure, type HeroFigureProps } from '../illustrations/hero-figure/HeroFigure';
import type { Link } from '../site/links';
import { ButtonLink } from '../ui/ButtonLink';
import { Container } from '../ui/Container';
import { FigureRow } from '../ui/FigureRow';
import { Heading } from '../ui/Heading';

export interface HeroProps {
  kicker: string;
  titleStart: string;
  titleEnd: string;
  lead: string;
  booking: Link;
  results: Link;
  statsLabel: string;
  stats: readonly { figure: string; label: string }[];
  /** What the abbreviation among the labels means. */
  statsNote: string;
  figure: HeroFigureProps & { description: string };
}

/** The pitch in one view: what you get, the figure that shows how, and four numbers behind it. */
export function Hero(props: HeroProps) {
  const headingId = useId();
  const { description, ...figure } = props.figure;
  return (
    <section aria-labelledby={headingId} className="surface-pine overflow-clip">
      <Container className="pt-10 lg:pt-14">
        <div className="grid items-center gap-x-8 gap-y-10 pb-10 lg:grid-cols-12 lg:pb-16">
          <div className="lg:col-span-7">
            <p className="mb-5 font-semibold text-lime text-small lg:text-body">{props.kicker}</p>
            <Heading level={1} size="display" id={headingId}>
              {props.titleStart} <span className="block text-lime">{props.titleEnd}</span>
            </Heading>
            <p className="mt-7 max-w-[34rem] text-lead text-ink-2">{props.lead}</p>
            {/* Narrower on a phone, so that both stand in one row in the fallback typeface too. */}
            <div className="mt-9 flex flex-wrap gap-2 sm:gap-3">
              <ButtonLink href={props.booking.href} look="solid" className="max-xs:px-4">
                {props.booking.label}
              </ButtonLink>
              <ButtonLink href={props.results.href} look="outline" className="max-xs:px-4">
                {props.results.label}
              </ButtonLink>
            </div>
          </div>
          <div className="lg:col-span-5">
            <p className="sr-only">{description}</p>
            <HeroFigure {...figure} />
          </div>
        </div>
        <FigureRow label={props.statsLabel} figures={props.stats} />
        <p className="border-rule pb-6 text-fine text-ink-2 lg:border-t lg:pt-5">
          {props.statsNote}
        </p>
      </Container>
    </section>
  );
}
