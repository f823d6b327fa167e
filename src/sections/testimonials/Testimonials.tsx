import { useId } from 'react';
import type { TestimonialWithPortrait } from '../../data/pictures';
import type { HomeCopy } from '../../schema/copy/home';
import { Heading } from '../../ui/Heading';
import { TestimonialQuote } from '../../ui/TestimonialQuote';

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
    <section id={id} aria-labelledby={headingId} className="surface-pine py-section">
      <div className="page-width">
        <Heading level={2} size="small" id={headingId} className="text-ink-muted">
          {copy.title}
        </Heading>
        <TestimonialQuote testimonial={first} variant="headline" className="mt-4" />
        <div className="mt-4 grid gap-x-8 gap-y-6 border-rule pt-4 not-empty:border-t md:grid-cols-2 lg:mt-10 lg:pt-10">
          {others.map((testimonial) => (
            <TestimonialQuote key={testimonial.id} testimonial={testimonial} variant="small" />
          ))}
        </div>
      </div>
    </section>
  );
}
