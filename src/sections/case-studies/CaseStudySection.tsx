import type { LoadedCaseStudy } from '../../data/case-studies';
import type { LoadedTestimonial } from '../../data/people';
import type { Link } from '../../lib/routes';
import type { CaseStudiesCopy } from '../../schema/copy/case-studies';
import { ArrowLink } from '../../ui/ArrowLink';
import { ButtonLink } from '../../ui/Button';
import { getSurfaceClasses } from '../../ui/industry-surfaces';
import { CaseStudyOpening } from './CaseStudyOpening';
import { CaseStudyProof } from './CaseStudyProof';
import { CaseStudyStory } from './CaseStudyStory';
import { MetricTiles } from './MetricTiles';
import { ReportSheet } from './ReportSheet';

/** What follows the opening, by the picture of the case. */
const partsByPicture = {
  street: ['tiles', 'story', 'proof'],
  belts: ['story', 'tiles', 'proof'],
  rails: ['proof', 'tiles', 'story'],
  image: ['tiles', 'story', 'proof'],
  none: ['tiles', 'story', 'proof'],
} as const;

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
  const { caseStudy, picture, course, index, testimonial, signature, copy } = props;
  const { id, industry, metrics, report } = caseStudy;
  const pictured = course?.layout ?? (picture ? 'image' : 'none');
  const parts = {
    tiles: <MetricTiles key="tiles" metrics={metrics} label={copy.metrics} />,
    story: (
      <CaseStudyStory key="story" caseStudy={caseStudy} testimonial={testimonial} copy={copy} />
    ),
    proof: <CaseStudyProof key="proof" caseStudy={caseStudy} copy={copy.proof} />,
  };
  return (
    <section
      id={id}
      aria-labelledby={`${id}_title`}
      className={`case case-${pictured} py-section ${getSurfaceClasses(industry)}`}
    >
      <article className="page-width grid gap-y-6 md:gap-y-18">
        <CaseStudyOpening {...props} copy={copy.course} priority={index === 0} />
        {partsByPicture[pictured].map((name) => parts[name])}
        {report && (
          <ReportSheet
            caseStudy={caseStudy}
            report={report}
            signature={signature}
            copy={copy.report}
          />
        )}
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1 md:-mt-6 md:gap-x-8">
          <ButtonLink link={props.bookingLink} />
          {props.links.map((link) => (
            <ArrowLink key={link.href} link={link} />
          ))}
        </div>
      </article>
    </section>
  );
}
