import type { hero } from '@content/copy/home';
import { Check } from 'lucide-react';
import { Calendar } from '../../drawing/Calendar';
import type { Link } from '../../lib/routes';
import { interpolate } from '../../lib/text';
import type { Handover } from '../../schema/records';
import { ButtonLink } from '../../ui/Button';
import { CalendarColumns } from '../../ui/CalendarColumns';
import { Heading } from '../../ui/Heading';
import looseProspects from './loose-prospects.svg?url';

type HeroProps = typeof hero &
  Record<'booking' | 'results', Link> & {
    callNote: string;
    /** Its meeting is enlarged in the calendar. */
    handover: Handover | undefined;
  };

function OpenedMeeting({ brief, heroText }: Handover) {
  const { time, role, company } = brief;
  return (
    <>
      <p className="flex items-center justify-between font-bold font-display text-[max(1.125rem,calc(var(--step)*0.28))] leading-none tracking-[-0.02em]">
        {time.hour}
        <Check strokeWidth={3.5} className="size-[0.8em]" />
      </p>
      <p className="mt-[0.4em] font-semibold text-[max(0.8125rem,calc(var(--step)*0.153))] max-sm:text-[max(0.8125rem,calc(var(--step)*0.19))] leading-tight">
        {role}, {company.size}
      </p>
      <p className="mt-[0.7em] text-[max(0.8125rem,calc(var(--step)*0.144))] max-sm:text-[max(0.8125rem,calc(var(--step)*0.19))] text-ink-muted leading-[1.35]">
        {heroText}
      </p>
    </>
  );
}

/** Prospects that tumble toward the calendar: above it on a phone, else beside it. */
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

function Text(props: HeroProps) {
  // Narrower where the two would not fit one row, in the fallback typeface, too.
  const button = 'max-xs:px-4 md:max-lg:px-4';
  return (
    <>
      <p className="mb-4 font-semibold text-ink-muted text-small lg:text-[1rem]">{props.kicker}</p>
      <Heading level={1} size="hero">
        {props.titleStart} <span className="block text-accent">{props.titleEnd}</span>
      </Heading>
      <p className="mt-4 max-w-[34rem] text-ink-muted text-large hero:mt-7">{props.intro}</p>
      <div className="mt-5 flex flex-wrap gap-2 sm:gap-3 hero:mt-9">
        <ButtonLink link={props.booking} className={button} />
        <ButtonLink link={props.results} variant="outline" className={button} />
      </div>
    </>
  );
}

function Stats({ statsLabel, stats, statsNote }: HeroProps) {
  return (
    <div className="page-width pt-5 hero:pt-12">
      <ul
        aria-label={statsLabel}
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
      <p className="max-w-[44rem] pb-5 text-fine text-ink-muted lg:pt-4 lg:pb-10">{statsNote}</p>
    </div>
  );
}

export function Hero(props: HeroProps) {
  const { handover, calendarDescription, calendarCaption, openedDay, weekdays, callNote } = props;
  const openedMeeting = handover && {
    weekday: handover.brief.time.day,
    text: <OpenedMeeting {...handover} />,
  };
  return (
    <section className="surface-pine overflow-clip pt-5 hero:pt-12">
      <CalendarColumns
        text={<Text {...props} />}
        between={looseSquares}
        actions={
          <p className="mt-3 max-w-[34rem] text-fine text-ink-muted print:hidden">{callNote}</p>
        }
        calendar={
          <figure>
            <p className="sr-only">{calendarDescription}</p>
            <Calendar openedMeeting={openedMeeting} />
            <figcaption className="mt-3 text-fine text-ink-muted max-hero:text-right xl:text-small">
              {calendarCaption}{' '}
              {openedMeeting && interpolate(openedDay, { day: weekdays[openedMeeting.weekday] })}
            </figcaption>
          </figure>
        }
      />
      <Stats {...props} />
    </section>
  );
}
