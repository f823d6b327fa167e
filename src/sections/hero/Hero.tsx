import { type Link, routes } from '../../lib/routes';
import type { HomeCopy } from '../../schema/copy/home';
import type { Handover } from '../../schema/handover';
import { ButtonLink } from '../../ui/Button';
import { DecorativeImage } from '../../ui/DecorativeImage';
import { Calendar } from './Calendar';
import looseProspects from './loose-prospects.svg?url';

interface HeroProps {
  bookingLink: Link;
  callNote: string;
  /** The handover whose meeting the calendar opens. */
  handover: Handover | undefined;
  copy: HomeCopy['hero'];
}

function Stats({ copy }: Pick<HeroProps, 'copy'>) {
  return (
    <div className="page-width pt-6 lg:pt-16">
      <ul
        aria-label={copy.statsLabel}
        className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] gap-x-8 border-rule border-t lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none"
      >
        {copy.stats.map(({ figure, label }) => (
          <li key={label} className="py-2 lg:py-6 lg:not-first:gutter-rule">
            <span className="block font-bold font-figure text-figure-large">{figure}</span>{' '}
            <span className="mt-1 block text-ink-muted text-small">{label}</span>
          </li>
        ))}
      </ul>
      <p className="max-w-text pb-6 text-fine text-ink-muted lg:pt-4 lg:pb-10">{copy.statsNote}</p>
    </div>
  );
}

/** Lets both buttons fit in one row. */
const buttonClasses = 'max-xs:px-4 md:max-lg:px-4';

export function Hero(props: HeroProps) {
  const { bookingLink, callNote, handover, copy } = props;
  return (
    <section className="surface-pine overflow-clip pt-6 lg:pt-10">
      <div className="page-width page-grid items-center">
        <div className="@container col-span-full md:col-span-6">
          <p className="mb-4 font-semibold text-ink-muted text-small">{copy.kicker}</p>
          {/* Fits 16 letters on a line of its container. */}
          <h1 className="text-[clamp(2.25rem,13.7cqi,8rem)] leading-none tracking-tight">
            {copy.titleStart} <span className="block text-accent">{copy.titleEnd}</span>
          </h1>
          <p className="mt-4 max-w-text text-ink-muted text-large lg:mt-6">{copy.intro}</p>
          <div className="mt-6 flex flex-wrap gap-2 sm:gap-3 lg:mt-10">
            <ButtonLink link={bookingLink} className={buttonClasses} />
            <ButtonLink
              link={{ href: routes.caseStudies, label: copy.resultsLink }}
              variant="outline"
              className={buttonClasses}
            />
          </div>
          <p className="mt-3 max-w-text text-fine text-ink-muted print:hidden">{callNote}</p>
        </div>
        {/* Prospects tumble toward the calendar. */}
        <DecorativeImage
          src={looseProspects}
          className="w-full max-lg:hidden lg:col-start-7 lg:row-start-1 print:hidden"
        />
        <figure className="@container col-span-full max-md:mt-6 md:col-span-6 md:col-start-7 md:row-start-1 lg:col-span-5 lg:col-start-8">
          <p className="sr-only">{copy.calendarDescription}</p>
          <Calendar handover={handover} />
          <figcaption className="mt-3 text-fine text-ink-muted">{copy.calendarCaption}</figcaption>
        </figure>
      </div>
      <Stats copy={copy} />
    </section>
  );
}
