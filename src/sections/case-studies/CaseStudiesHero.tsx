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

function CaseStudyIndex({ caseStudies, copy }: Pick<CaseStudiesHeroProps, 'caseStudies' | 'copy'>) {
  return (
    <nav aria-label={copy.indexLabel} className="self-end lg:col-[7/-1] lg:row-[2/4]">
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(max(30%,5.5rem),1fr))] gap-2 md:gap-4">
        {caseStudies.map(({ caseStudy, picture }) => (
          <li key={caseStudy.id} className="@container">
            <a
              href={`#${caseStudy.id}`}
              className={`group case-plate -outline-offset-6 forced-colors:border ${getSurfaceClasses(caseStudy.industry)}`}
            >
              {picture && (
                <DecorativeImage
                  src={picture.cropSrc ?? picture.src}
                  srcSet={picture.sources.at(-1)?.srcSet}
                  sizes={picture.isPhoto ? '15rem' : undefined}
                  loading="eager"
                  className="case-plate-image aspect-square w-full object-cover keep-background"
                />
              )}
              <span className="mt-auto flex justify-between gap-2 p-[8px] font-semibold 2xs:p-[12px] text-small leading-tight md:p-[16px] md:text-body">
                <span className="group-hover:underline">{caseStudy.company}</span>
                <ArrowDown className="@max-[8rem]:hidden size-5 shrink-0 group-hover:[translate:0_4px]" />
              </span>
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
    <section aria-labelledby={headingId} className="py-8 lg:py-16">
      <div className="page-width grid gap-y-4 lg:page-grid lg:grid-rows-[auto_auto_1fr] lg:gap-y-8">
        <Heading level={1} id={headingId} className="lg:col-span-full lg:max-w-[9.5em]">
          {copy.title}
        </Heading>
        <p className="max-w-text text-balance text-ink-muted text-large lg:col-span-5">
          {copy.intro}
        </p>
        <ButtonLink
          link={bookingLink}
          className="mb-2 justify-self-start lg:col-span-5 lg:self-start"
        />
        <CaseStudyIndex caseStudies={caseStudies} copy={copy} />
      </div>
    </section>
  );
}
