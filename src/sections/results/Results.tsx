import { useId } from 'react';
import type { LoadedCaseStudy } from '../../data/case-studies';
import { type Anchor, routes } from '../../lib/routes';
import type { HomeCopy } from '../../schema/copy/home';
import { ArrowLink } from '../../ui/ArrowLink';
import { Heading } from '../../ui/Heading';
import { ResultBand } from './ResultBand';

interface ResultsProps {
  id: Anchor;
  caseStudies: readonly LoadedCaseStudy[];
  copy: HomeCopy['results'];
}

export function Results({ id, caseStudies, copy }: ResultsProps) {
  const headingId = useId();
  return (
    // At night, the heading stands on the ground of the first band, and the close on the color of doors.
    <section
      id={id}
      aria-labelledby={headingId}
      className="bg-[light-dark(transparent,var(--color-pine-raised))]"
    >
      <Heading level={2} id={headingId} className="page-width pt-section pb-6 md:pb-12">
        {copy.title}
      </Heading>
      <ul>
        {caseStudies.map((caseStudy) => (
          <ResultBand key={caseStudy.caseStudy.id} {...caseStudy} copy={copy} />
        ))}
      </ul>
      <div className="bg-[light-dark(transparent,var(--color-door))]">
        <div className="page-width gap-y-2 py-8 md:page-grid md:items-center md:py-9">
          {copy.reference && (
            <p className="col-[1/7] text-balance font-display text-statement">{copy.reference}</p>
          )}
          <ArrowLink
            link={{ href: routes.caseStudies, label: copy.action }}
            className={`justify-self-start text-large ${copy.reference ? 'md:col-[7/-1]' : 'col-[1/7]'}`}
          />
        </div>
      </div>
    </section>
  );
}
