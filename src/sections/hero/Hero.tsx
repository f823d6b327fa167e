import { dayClasses } from '../../drawing/day-classes';
import type { Link } from '../../lib/routes';
import { interpolate } from '../../lib/template';
import type { HomeCopy } from '../../schema/copy/home';
import type { Handover } from '../../schema/handover';
import { ButtonLink } from '../../ui/Button';
import { HeroDrawing } from './HeroDrawing';

interface HeroProps {
  bookingLink: Link;
  callNote: string;
  /** Undefined without case studies and projects. */
  resultsLink: Link | undefined;
  handover: Handover | undefined;
  /** Whether the example lead's line goes on in the sections below. */
  hasLeadLine: boolean;
  copy: HomeCopy['hero'];
}

/** Lets both buttons fit in one row. */
const buttonClasses = 'max-xs:px-4 md:max-lg:px-4';

/* From `lg`, the text ends above the lead's squares, and the kicker stands above the calendar. */
const textClasses =
  'md:max-lg:row-span-3 md:max-lg:pt-[26%] lg:row-start-1 lg:pb-[calc(23.2%+10px)]';
const kickerClasses = 'mb-3 lg:mb-4 lg:max-xl:w-[calc(200%+32px)]';
const drawingClasses =
  'max-md:order-1 max-md:mt-4 md:col-start-7 lg:row-start-1 lg:self-end lg:max-xl:pt-8';
const cardPositionClasses =
  'mt-4.5 max-md:order-1 md:col-start-7 lg:row-start-3 lg:mt-2 lg:ml-[40.94%]';

/** Hangs from the line of the drawing above it. */
function MeetingCard({ brief, heroNeed }: Handover) {
  const { time, name, role } = brief;
  return (
    <div
      className={`surface-accent card-eyelet col-span-full flex flex-col rounded-[0.75rem] px-4 pt-6 pb-4 text-small xl:pt-7 xl:text-[1.0625rem] not-full-color:border not-full-color:bg-paper md:col-span-6 ${dayClasses[time.weekday]} ${cardPositionClasses}`}
    >
      <p className="font-display text-subheading leading-none xl:text-figure">{`${time.weekday} ${time.clock}`}</p>
      <p className="mt-2 font-semibold xl:mt-3">{`${name}, ${role}`}</p>
      <p>{heroNeed}</p>
      <p>{brief.when}</p>
    </div>
  );
}

function Stats({ copy, className }: Pick<HeroProps, 'copy'> & { className: string }) {
  if (copy.stats.length === 0) return null;
  return (
    <div
      className={`relative mt-4 pt-4 max-md:order-1 lg:mt-6 lg:pt-6 before:absolute before:inset-x-[-50vw] before:top-0 before:-bottom-10 before:-z-1 before:bg-pine-deep not-full-color:before:hidden lg:row-start-3 ${className}`}
    >
      <ul
        aria-label={copy.statsLabel}
        className="stats grid grid-cols-[repeat(auto-fit,minmax(min(100%,max(8.5rem,34%)),1fr))] gap-x-8 gap-y-4 md:flex md:flex-wrap md:*:min-w-max md:*:grow md:*:basis-0"
      >
        {copy.stats.map(({ figure, label }) => (
          <li key={label}>
            <span>{figure}</span> <span>{label}</span>
          </li>
        ))}
      </ul>
      <p className="mt-4 text-balance text-ink-muted text-small lg:mt-3">{copy.statsNote}</p>
    </div>
  );
}

export function Hero(props: HeroProps) {
  const { bookingLink, callNote, resultsLink, handover, hasLeadLine, copy } = props;
  const { time, name } = handover?.brief ?? {};
  return (
    <section className="surface-pine isolate overflow-clip pt-6 pb-6 lg:pb-10">
      <div
        className={`@container relative page-width page-grid md:max-lg:grid-rows-[auto_auto_1fr] lg:grid-rows-[auto_auto_1fr] ${hasLeadLine ? 'lg:lead-line-down lg:[--inset:var(--gutter)] lg:after:h-[13.5rem]' : ''}`}
      >
        <div className={`@container col-span-full md:col-span-6 ${textClasses}`}>
          <p className={`font-semibold text-ink-muted text-small ${kickerClasses}`}>
            {copy.kicker}
          </p>
          {/* Fits 16 letters on a line of its container. */}
          <h1 className="text-[clamp(1.5rem,13.7cqi,8rem)] leading-none">
            {copy.titleStart} <br />
            <span className="text-accent">{copy.titleEnd}</span>
          </h1>
          <p className="mt-4 text-ink-muted text-large lg:text-[clamp(1.125rem,0.55rem+0.9vw,1.5rem)]">
            {copy.intro}
          </p>
          <div className="mt-5 flex flex-wrap gap-2 sm:gap-3">
            <ButtonLink link={bookingLink} className={buttonClasses} />
            {resultsLink && (
              <ButtonLink link={resultsLink} variant="outline" className={buttonClasses} />
            )}
          </div>
          <p className="mt-3 text-ink-muted text-small lg:mt-2">{callNote}</p>
        </div>
        <figure className="contents">
          <p className="sr-only">
            {name ? interpolate(copy.description.withLead, { name }) : copy.description.withoutLead}
          </p>
          <HeroDrawing
            meetings={copy.meetings}
            meetingWeekday={time?.weekday}
            className={`col-span-full md:col-span-6 ${drawingClasses}`}
          />
          {handover && <MeetingCard {...handover} />}
          <figcaption className="col-span-full mt-3 text-ink-muted text-small text-balance md:max-lg:col-span-6 lg:page-grid lg:mt-4 md:max-lg:col-start-7 lg:*:-mr-6 lg:row-start-2 lg:*:not-last:col-span-2">
            <span>{copy.legend.square} </span>
            {name && (
              <>
                <span aria-hidden="true" className="font-semibold text-ink max-lg:hidden">
                  {name}
                </span>
                <span>{copy.legend.qualified} </span>
              </>
            )}
            <span className="lg:col-[7/11]">{interpolate(copy.legend.held, copy.meetings)}</span>
          </figcaption>
        </figure>
        <Stats
          copy={copy}
          className={`col-span-full ${handover ? 'lg:col-[1/9]' : ''} ${hasLeadLine ? 'max-lg:lead-line-down max-lg:after:-top-20 md:max-lg:after:-top-34' : ''}`}
        />
      </div>
    </section>
  );
}
