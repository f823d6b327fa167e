import type { LoadedTestimonial } from '../../data/people';
import type { CaseStudy } from '../../schema/case-studies';
import type { CaseStudiesCopy } from '../../schema/copy/case-studies';
import { Heading } from '../../ui/Heading';
import { TestimonialFigure } from '../../ui/TestimonialFigure';

const chapters = ['challenge', 'solution', 'outcome'] as const;

interface CaseStudyStoryProps {
  caseStudy: CaseStudy;
  testimonial: LoadedTestimonial | undefined;
  copy: CaseStudiesCopy['labels'];
}

/** The client's words, and Challenge, Solution and Outcome. */
export const CaseStudyStory = ({ caseStudy, testimonial, copy }: CaseStudyStoryProps) => (
  <div className="case-story grid gap-x-8 gap-y-5 md:grid-cols-4 md:gap-y-9">
    {testimonial && (
      <TestimonialFigure
        testimonial={testimonial}
        size={276}
        sizes="(min-width: 48rem) 23vw, 4rem"
        className="case-quote"
        quoteClassName="text-pretty font-display text-statement"
        portraitClassName="aspect-square h-auto w-full rounded-card"
      />
    )}
    <div className="grid gap-x-8 gap-y-3 only:col-span-full md:gap-y-6 md:not-only:[grid-area:chapters] lg:grid-cols-3">
      {chapters.map((chapter) => (
        <div key={chapter}>
          <Heading level={3} className="text-large">
            {copy[chapter]}
          </Heading>
          <p className="mt-1 text-ink-muted max-md:leading-snug">{caseStudy[chapter]}</p>
        </div>
      ))}
    </div>
  </div>
);
