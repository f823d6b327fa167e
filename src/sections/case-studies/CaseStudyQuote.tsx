import type { LoadedTestimonial } from '../../data/people';
import { PortraitImage } from '../../ui/PortraitImage';
import { NameAndRole, Quotation } from '../../ui/TestimonialQuote';

export function CaseStudyQuote({ testimonial }: { testimonial: LoadedTestimonial }) {
  const { quote, portrait } = testimonial;
  return (
    <figure className="case-quote">
      <Quotation className="text-pretty font-display text-statement">{quote}</Quotation>
      {portrait && (
        <PortraitImage
          portrait={portrait}
          size={276}
          sizes="(min-width: 48rem) 23vw, 4rem"
          className="case-portrait rounded-card"
        />
      )}
      <figcaption>
        <NameAndRole {...testimonial} />
      </figcaption>
    </figure>
  );
}
