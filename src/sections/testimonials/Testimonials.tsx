import { useId } from 'react';
import type { LoadedTestimonial } from '../../data/people';
import type { Anchor } from '../../lib/routes';
import type { HomeCopy } from '../../schema/copy/home';
import { Heading } from '../../ui/Heading';
import { TestimonialFigure } from '../../ui/TestimonialFigure';

/** Longer quotes do not fit beside a portrait in large type. */
const MAX_LARGE_QUOTE_LENGTH = 150;

function FirstTestimonial(testimonial: LoadedTestimonial) {
  const { quote, portrait } = testimonial;
  const isLarge = quote.length <= MAX_LARGE_QUOTE_LENGTH;
  const large = portrait && { ...portrait, src: portrait.largeSrc ?? portrait.src };
  return (
    <TestimonialFigure
      testimonial={{ ...testimonial, portrait: large }}
      size={520}
      sizes="(min-width: 48rem) 50vw, 100vw"
      className="testimonial-first"
      quoteClassName={`mt-3 mb-4 font-display md:mt-7 md:mb-8 ${isLarge ? 'text-balance text-heading' : 'text-statement'}`}
      portraitClassName={portrait?.largeSrc ? 'object-fill' : 'object-[50%_25%]'}
    />
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
    <section id={id} aria-labelledby={headingId} className="testimonials surface-pine @container">
      <div className="page-width grid grid-cols-1 pb-section md:page-grid md:grid-rows-[1fr_auto_1fr]">
        <Heading level={2} size="subheading" id={headingId} className="self-end pt-8 md:pt-11">
          {copy.title}
        </Heading>
        {first && <FirstTestimonial {...first} />}
        {others.map((testimonial) => (
          <TestimonialFigure
            key={testimonial.id}
            testimonial={testimonial}
            size={176}
            sizes="(min-width: 48rem) 11rem, 4.5rem"
            className="testimonial"
            quoteClassName="leading-snug md:text-large"
            portraitClassName="rounded-card"
          />
        ))}
      </div>
    </section>
  );
}
