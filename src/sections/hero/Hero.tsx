import type { hero } from '@content/copy/home';
import { CalendarColumns } from '../../drawing/CalendarColumns';
import type { Link } from '../../lib/routes';
import { interpolate } from '../../lib/text';
import type { Handover } from '../../schema/records';
import { ButtonLink } from '../../ui/Button';
import { Calendar } from './Calendar';
import looseProspects from './loose-prospects.svg?url';

interface HeroProps extends Record<'bookingLink' | 'caseStudiesLink', Link> {
  callNote: string;
  statsNote: string;
  /** The handover whose meeting the calendar opens. */
  handover: Handover | undefined;
  copy: typeof hero;
}

/** Decorative: prospects tumble toward the calendar, from above on a phone, else from the left. */
const looseSquares = (
  <picture className="print:hidden">
    <source
      media="(width >= 56.25rem)"
      srcSet={`${looseProspects}#column`}
      width={104}
      height={560}
    />
    <img
      src={`${looseProspects}#row`}
      alt=""
      width={320}
      height={44}
      className="w-full max-hero:mt-4"
    />
  </picture>
);

interface StatsProps extends Record<'label' | 'note', string> {
  stats: (typeof hero)['stats'];
}

function Stats({ label, stats, note }: StatsProps) {
  return (
    <div className="page-width pt-5 hero:pt-12">
      <ul
        aria-label={label}
        className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] gap-x-8 border-rule border-t lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none"
      >
        {stats.map(({ figure, label }) => (
          <li key={label} className="py-2 lg:py-8 lg:not-first:gutter-rule">
            <span className="block font-bold font-figure text-figure-large tracking-[-0.02em]">
              {figure}
            </span>{' '}
            <span className="mt-1 block text-ink-muted text-small">{label}</span>
          </li>
        ))}
      </ul>
      <p className="max-w-[44rem] pb-5 text-fine text-ink-muted lg:pt-4 lg:pb-10">{note}</p>
    </div>
  );
}

/** Lets both buttons fit in one row. */
const buttonClasses = 'max-xs:px-4 md:max-lg:px-4';

export function Hero(props: HeroProps) {
  const { bookingLink, caseStudiesLink, callNote, statsNote, handover, copy } = props;
  const text = (
    <>
      <p className="mb-4 font-semibold text-ink-muted text-small lg:text-[1rem]">{copy.kicker}</p>
      {/* Fits 16 letters on a line of its container. */}
      <h1 className="text-[clamp(2.25rem,13.7cqi,8rem)] leading-[0.98] tracking-[-0.03em]">
        {copy.titleStart} <span className="block text-accent">{copy.titleEnd}</span>
      </h1>
      <p className="mt-4 max-w-[34rem] text-ink-muted text-large hero:mt-7">{copy.intro}</p>
      <div className="mt-5 flex flex-wrap gap-2 sm:gap-3 hero:mt-9">
        <ButtonLink link={bookingLink} className={buttonClasses} />
        <ButtonLink link={caseStudiesLink} variant="outline" className={buttonClasses} />
      </div>
    </>
  );
  const calendar = (
    <figure>
      <p className="sr-only">{copy.calendarDescription}</p>
      <Calendar handover={handover} />
      <figcaption className="mt-3 text-fine text-ink-muted max-hero:text-right xl:text-small">
        {copy.calendarCaption}{' '}
        {handover &&
          interpolate(copy.openedDay, { day: copy.weekdays[handover.brief.time.weekday] })}
      </figcaption>
    </figure>
  );
  return (
    <section className="surface-pine overflow-clip pt-5 hero:pt-12">
      <CalendarColumns
        text={text}
        between={looseSquares}
        calendar={calendar}
        actions={
          <p className="mt-3 max-w-[34rem] text-fine text-ink-muted print:hidden">{callNote}</p>
        }
      />
      <Stats label={copy.statsLabel} stats={copy.stats} note={statsNote} />
    </section>
  );
}
