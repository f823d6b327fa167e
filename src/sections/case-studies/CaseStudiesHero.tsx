import { ArrowDown } from 'lucide-react';
import { useId } from 'react';
import type { LoadedCaseStudy } from '../../data/case-studies';
import type { Link } from '../../lib/routes';
import type { CaseStudiesCopy } from '../../schema/copy/case-studies';
import { ButtonLink } from '../../ui/Button';
import { DecorativeImage } from '../../ui/DecorativeImage';
import { Heading } from '../../ui/Heading';
import { getSurfaceClasses } from '../../ui/industry-surfaces';

interface CaseStudiesHeroProps {
  caseStudies: readonly LoadedCaseStudy[];
  bookingLink: Link;
  copy: CaseStudiesCopy['hero'];
}

/** Shows a plate for each case: three in a row, or two if one would be left alone. */
function CaseStudyIndex({ caseStudies, copy }: Pick<CaseStudiesHeroProps, 'caseStudies' | 'copy'>) {
  const leastWidth = caseStudies.length % 3 === 1 ? '[--least:45%]' : '[--least:30%]';
  return (
    <nav aria-label={copy.indexLabel} className="self-end lg:col-span-6">
      <ul
        className={`grid grid-cols-[repeat(auto-fit,minmax(max(5rem,var(--least)),1fr))] gap-2 md:gap-4 ${leastWidth}`}
      >
        {caseStudies.map(({ caseStudy, picture }) => (
          <li key={caseStudy.id} className="@container">
            <a
              href={`#${caseStudy.id}`}
              className={`group flex h-full flex-col overflow-clip rounded-t-card -outline-offset-6 forced-colors:border ${getSurfaceClasses(caseStudy.industry)}`}
            >
              <span className="flex grow justify-between gap-2 p-3 font-semibold text-small leading-tight md:p-4 md:text-body">
                <span className="group-hover:underline">{caseStudy.company}</span>
                <ArrowDown className="@max-[8rem]:hidden size-5 shrink-0 group-hover:[translate:0_4px]" />
              </span>
              {picture && (
                <DecorativeImage
                  src={picture.cropSrc ?? picture.src}
                  srcSet={picture.sources.at(-1)?.srcSet}
                  sizes="15rem"
                  loading="eager"
                  className={`aspect-square w-full keep-background ${picture.isPhoto ? 'object-cover' : 'max-w-60 self-center'}`}
                />
              )}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

export function CaseStudiesHero({ caseStudies, bookingLink, copy }: CaseStudiesHeroProps) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className="pt-10 lg:pt-16">
      <div className="page-width grid gap-y-8 lg:page-grid">
        <div className="last:pb-10 lg:col-span-6 lg:pb-16">
          <Heading level={1} id={headingId}>
            {copy.title}
          </Heading>
          <p className="mt-3 max-w-text text-ink-muted text-large">{copy.intro}</p>
          <ButtonLink link={bookingLink} className="mt-6 lg:mt-10" />
        </div>
        {caseStudies.length > 1 && <CaseStudyIndex caseStudies={caseStudies} copy={copy} />}
      </div>
    </section>
  );
}
