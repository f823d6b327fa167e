import type { Link } from '../../lib/routes';
import { interpolate } from '../../lib/template';
import type { CaseStudy } from '../../schema/case-studies';
import type { HomeCopy } from '../../schema/copy/home';
import { ButtonLink } from '../../ui/Button';
import { DoorTag, EmptyDoorTag } from './DoorTag';
import doors from './doors.svg?url';

interface HeroProps {
  bookingLink: Link;
  resultsLink: Link;
  /** The meeting of its handover is on the tag of the open door. */
  caseStudy: CaseStudy | undefined;
  copy: HomeCopy['hero'];
}

const buttonClasses = 'max-2xs:px-3 max-xs:px-4 md:min-h-14 md:px-7 md:text-large';

function Stats({ copy }: Pick<HeroProps, 'copy'>) {
  return (
    <div className="stats-strip">
      <div className="page-width">
        <ul aria-label={copy.statsLabel}>
          {copy.stats.map(({ figure, label }) => (
            <li key={label}>
              <b>{figure}</b> {label}
            </li>
          ))}
        </ul>
        <p className="mt-4 text-ink-muted text-small lg:mt-3">{copy.statsNote}</p>
      </div>
    </div>
  );
}

export function Hero({ bookingLink, resultsLink, caseStudy, copy }: HeroProps) {
  return (
    <section className="surface-pine hero">
      <div className="page-width lg:page-grid">
        <div className="hero-text">
          <p className="max-w-[20em] text-balance font-semibold text-ink-muted text-small md:text-body">
            {copy.kicker}
          </p>
          <h1>{`${copy.titleStart}\n${copy.titleEnd}`}</h1>
          <p className="hero-intro">{copy.intro}</p>
          <div className="mt-4.5 flex flex-wrap gap-3 md:mt-6">
            <ButtonLink link={bookingLink} className={buttonClasses} />
            <ButtonLink link={resultsLink} variant="outline" className={buttonClasses} />
          </div>
        </div>
        <div className="corridor" dir="ltr">
          <img src={doors} alt={copy.drawing} width={640} height={680} />
          {caseStudy?.handover ? (
            <DoorTag
              {...caseStudy.handover}
              caption={interpolate(copy.meeting, { company: caseStudy.company })}
            />
          ) : (
            <EmptyDoorTag />
          )}
        </div>
      </div>
      <Stats copy={copy} />
    </section>
  );
}
