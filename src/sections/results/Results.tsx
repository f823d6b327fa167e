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
    <section id={id} aria-labelledby={headingId} className="results">
      <Heading level={2} id={headingId} className="page-width">
        {copy.title}
      </Heading>
      <ul>
        {caseStudies.map((caseStudy) => (
          <ResultBand key={caseStudy.caseStudy.id} {...caseStudy} copy={copy} />
        ))}
      </ul>
      <div className="results-close page-width md:page-grid">
        {copy.reference && <p className="font-display text-statement">{copy.reference}</p>}
        <ArrowLink link={{ href: routes.caseStudies, label: copy.action }} className="text-large" />
      </div>
    </section>
  );
}
