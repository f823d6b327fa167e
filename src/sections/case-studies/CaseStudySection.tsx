import type { LoadedCaseStudy } from '../../data/case-studies';
import type { LoadedTestimonial } from '../../data/people';
import type { Link } from '../../lib/routes';
import type { CaseStudiesCopy } from '../../schema/copy/case-studies';
import { ArrowLink } from '../../ui/ArrowLink';
import { ButtonLink } from '../../ui/Button';
import { Heading } from '../../ui/Heading';
import { getSurfaceClasses } from '../../ui/industry-surfaces';
import { TestimonialFigure } from '../../ui/TestimonialFigure';
import { CaseStudyHeader } from './CaseStudyHeader';
import { CaseStudyProof } from './CaseStudyProof';
import { MetricTiles } from './MetricTiles';
import { ReportSheet } from './ReportSheet';

/** How the parts of a case stand in wide windows, by turns: case-studies.css. */
const arrangements = ['record', 'course', 'spread'] as const;

const chapters = ['challenge', 'solution', 'outcome'] as const;

interface CaseStudySectionProps extends LoadedCaseStudy {
  /** Position on the page. */
  index: number;
  testimonial: LoadedTestimonial | undefined;
  signature: string | undefined;
  copy: CaseStudiesCopy['labels'];
  bookingLink: Link;
  links: readonly Link[];
}

export function CaseStudySection(props: CaseStudySectionProps) {
  const { caseStudy, testimonial, signature, index, copy, bookingLink, links } = props;
  const { id, industry, metrics, report } = caseStudy;
  const arrangement = arrangements[index % arrangements.length];
  return (
    <section
      id={id}
      aria-labelledby={`${id}_title`}
      className={`case case-${arrangement} @container py-section ${getSurfaceClasses(industry)}`}
    >
      <article className="page-width">
        <CaseStudyHeader
          {...props}
          isTitleFirst={arrangement === 'course'}
          priority={index === 0}
        />
        <MetricTiles metrics={metrics} label={copy.metrics} />
        {testimonial && (
          <TestimonialFigure
            testimonial={testimonial}
            size={276}
            sizes="(min-width: 48rem) 23vw, 4rem"
            className="case-quote"
            quoteClassName="text-pretty font-display text-statement"
            portraitClassName="case-portrait rounded-card"
          />
        )}
        <div className="case-chapters grid gap-x-8 gap-y-3 md:gap-y-6">
          {chapters.map((chapter) => (
            <div key={chapter}>
              <Heading level={3}>{copy[chapter]}</Heading>
              <p className="mt-1 text-ink-muted max-md:leading-snug md:mt-2">
                {caseStudy[chapter]}
              </p>
            </div>
          ))}
        </div>
        <CaseStudyProof caseStudy={caseStudy} copy={copy.proof} />
        {report && (
          <ReportSheet
            caseStudy={caseStudy}
            report={report}
            signature={signature}
            copy={copy.report}
          />
        )}
        <div className="case-actions flex flex-wrap items-center gap-x-8 gap-y-1">
          <ButtonLink link={bookingLink} />
          {links.map((link) => (
            <ArrowLink key={link.href} link={link} />
          ))}
        </div>
      </article>
    </section>
  );
}
