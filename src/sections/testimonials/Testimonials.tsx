import { useId } from 'react';
import type { LoadedTestimonial } from '../../data/people';
import type { Anchor } from '../../lib/routes';
import type { HomeCopy } from '../../schema/copy/home';
import { Heading } from '../../ui/Heading';
import { PortraitImage } from '../../ui/PortraitImage';
import { NameAndRole, Quotation } from '../../ui/TestimonialQuote';

/** Longer quotes do not fit beside a portrait in large type. */
const MAX_LARGE_QUOTE_LENGTH = 150;

function FirstTestimonial(testimonial: LoadedTestimonial) {
  const { quote, portrait } = testimonial;
  const size = quote.length > MAX_LARGE_QUOTE_LENGTH ? 'text-statement' : 'text-heading';
  return (
    <figure className="quote-first">
      <Quotation className={`font-display ${size}`}>{quote}</Quotation>
      {portrait && (
        <PortraitImage
          portrait={{ ...portrait, src: portrait.largeSrc ?? portrait.src }}
          size={520}
          sizes="(min-width: 48rem) 50vw, 100vw"
          className={portrait.largeSrc ? 'object-fill' : 'object-[50%_25%]'}
        />
      )}
      <figcaption>
        <NameAndRole {...testimonial} />
      </figcaption>
    </figure>
  );
}

function Testimonial(testimonial: LoadedTestimonial) {
  const { quote, portrait } = testimonial;
  return (
    <figure className="quote">
      <Quotation className="leading-snug md:text-large">{quote}</Quotation>
      {portrait && (
        <PortraitImage
          portrait={portrait}
          size={176}
          sizes="(min-width: 48rem) 11rem, 4.5rem"
          className="rounded-card"
        />
      )}
      <figcaption>
        <NameAndRole {...testimonial} />
      </figcaption>
    </figure>
  );
}

interface TestimonialsProps {
  id: Anchor;
  testimonials: readonly LoadedTestimonial[];
  copy: HomeCopy['testimonials'];
}

export function Testimonials({ id, testimonials, copy }: TestimonialsProps) {
  const headingId = useId();
  const [first, ...others] = testimonials;
  return (
    <section id={id} aria-labelledby={headingId} className="testimonials surface-pine">
      <div className="page-width grid grid-cols-1 md:page-grid">
        <Heading level={2} size="subheading" id={headingId}>
          {copy.title}
        </Heading>
        {first && <FirstTestimonial {...first} />}
        {others.map((testimonial) => (
          <Testimonial key={testimonial.id} {...testimonial} />
        ))}
      </div>
    </section>
  );
}
