import { useId } from 'react';
import type { CaseStudyWithPicture } from '../../data/case-studies';
import type { Link } from '../../lib/routes';
import type { CaseStudiesCopy } from '../../schema/copy/case-studies';
import { ButtonLink } from '../../ui/Button';
import { Heading } from '../../ui/Heading';
import { CaseStudyIndex } from './CaseStudyIndex';

interface CaseStudiesHeroProps {
  caseStudies: readonly CaseStudyWithPicture[];
  bookingLink: Link;
  copy: CaseStudiesCopy['hero'];
}

/** Heads the page. The drawings in the links to the cases stand on the first case. */
export function CaseStudiesHero({ caseStudies, bookingLink, copy }: CaseStudiesHeroProps) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className="pt-10 lg:pt-16">
      <div className="page-width grid gap-y-8 lg:page-grid">
        <div className="lg:col-span-6 lg:pb-16">
          <Heading level={1} id={headingId}>
            {copy.title}
          </Heading>
          <p className="mt-3 max-w-text text-ink-muted text-large">{copy.intro}</p>
          <ButtonLink link={bookingLink} className="mt-6 lg:mt-10" />
        </div>
        <CaseStudyIndex caseStudies={caseStudies} label={copy.indexLabel} />
      </div>
    </section>
  );
}
