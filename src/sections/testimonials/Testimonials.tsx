import { useId } from 'react';
import type { TestimonialWithPortrait } from '../../data/people';
import type { HomeCopy } from '../../schema/copy/home';
import { Heading } from '../../ui/Heading';
import { TestimonialQuote } from '../../ui/TestimonialQuote';
import { FirstQuote } from './FirstQuote';

interface TestimonialsProps {
  id: string;
  testimonials: readonly TestimonialWithPortrait[];
  copy: HomeCopy['testimonials'];
}

export function Testimonials({ id, testimonials, copy }: TestimonialsProps) {
  const headingId = useId();
  const [first, ...others] = testimonials;
  if (!first) return null;
  return (
    <section
      id={id}
      aria-labelledby={headingId}
      className={`@container surface-pine overflow-x-clip border-rule ${first.portrait?.largeSrc ? '' : 'border-t'}`}
    >
      <FirstQuote testimonial={first}>
        <Heading level={2} id={headingId}>
          {copy.title}
        </Heading>
      </FirstQuote>
      {others.length > 0 && (
        <div className="page-width grid gap-x-8 gap-y-6 pt-4 pb-section md:page-grid md:gap-y-10 md:pt-10 lg:pt-16">
          {others.map((testimonial) => (
            <TestimonialQuote
              key={testimonial.id}
              testimonial={testimonial}
              variant="small"
              className="md:col-span-full lg:col-span-6"
            />
          ))}
        </div>
      )}
    </section>
  );
}
