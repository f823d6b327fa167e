import { formatMoney } from '../../lib/format';
import type { Link } from '../../lib/routes';
import { interpolate } from '../../lib/template';
import type { CaseStudy } from '../../schema/case-studies';
import type { HomeCopy } from '../../schema/copy/home';
import type { Plan } from '../../schema/plans';
import { ButtonLink } from '../../ui/Button';
import { DoorTag, EmptyDoorTag } from './DoorTag';
import doors from './doors.svg?url';
import woman from './woman.svg?url';

interface HeroProps {
  bookingLink: Link;
  resultsLink: Link;
  /** The meeting of its handover is on the tag of the open door. */
  caseStudy: CaseStudy | undefined;
  plans: readonly Plan[];
  copy: HomeCopy['hero'];
}

const buttonClasses = 'max-2xs:px-3 max-xs:px-4 md:min-h-14 md:px-7 md:text-large';

/** The answers to the first two doubts: whose domain is at risk, and what it costs. */
function Assurances({ plans, copy }: Pick<HeroProps, 'plans' | 'copy'>) {
  const prices = plans.flatMap((plan) => (plan.isCustom ? [] : plan.monthlyPrice));
  const price = formatMoney(Math.min(...prices));
  return (
    <p className="mt-2.5 text-ink-muted leading-snug md:mt-4">
      {copy.domain}{' '}
      {prices.length > 0 && (
        <span className="inline-block">{interpolate(copy.leastPrice, { price })}</span>
      )}
    </p>
  );
}

function Stats({ copy }: Pick<HeroProps, 'copy'>) {
  return (
    <div className="relative pt-4 pb-6 full-color:bg-pine-deep md:pt-6">
      <div className="page-width">
        <ul aria-label={copy.statsLabel} className="hero-stats">
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

export function Hero({ bookingLink, resultsLink, caseStudy, plans, copy }: HeroProps) {
  return (
    <section className="surface-pine hero">
      <div className="page-width lg:page-grid">
        <div className="hero-text">
          <p className="max-w-[20em] text-balance font-semibold text-ink-muted text-small md:text-body">
            {copy.kicker}
          </p>
          <h1>{`${copy.titleStart}\n${copy.titleEnd}`}</h1>
          <p className="mt-2.5 text-balance text-ink-muted leading-snug md:mt-4 md:text-large lg:mt-8 xl:text-subheading">
            {copy.intro}
          </p>
          <div className="mt-4 flex flex-wrap gap-3 md:mt-6">
            <ButtonLink link={bookingLink} className={buttonClasses} />
            <ButtonLink link={resultsLink} variant="outline" className={buttonClasses} />
          </div>
          <Assurances plans={plans} copy={copy} />
        </div>
        <div className="hero-corridor" dir="ltr">
          <img src={doors} alt={copy.drawing} width={1560} height={680} />
          {caseStudy?.handover ? (
            <DoorTag
              {...caseStudy.handover}
              caption={interpolate(copy.meeting, { company: caseStudy.company })}
            />
          ) : (
            <EmptyDoorTag />
          )}
          <img src={woman} alt="" width={1560} height={680} />
        </div>
      </div>
      <Stats copy={copy} />
    </section>
  );
}
