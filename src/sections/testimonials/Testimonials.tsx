import { useId } from 'react';
import type { LoadedTestimonial } from '../../data/people';
import type { Anchor } from '../../lib/routes';
import type { HomeCopy } from '../../schema/copy/home';
import { type QuoteClasses, TestimonialQuote } from '../../ui/TestimonialQuote';
import { FeaturedTestimonial } from './FeaturedTestimonial';

const quoteClasses: QuoteClasses = {
  root: 'flex flex-col gap-y-3 md:col-span-full md:grid md:grid-cols-subgrid md:grid-rows-[1fr_auto] lg:col-span-6',
  quote: 'text-body md:col-[4/-1] md:text-large md:leading-[1.25] lg:col-[3/-1]',
  portrait:
    'size-18 md:col-span-3 md:row-[1/span_2] md:mr-0 md:aspect-square md:size-auto md:self-start lg:col-span-2',
  image: 'md:absolute',
  initials: 'rounded-card border-3 text-large md:text-figure',
  tile: 'size-[32px] text-[14px] md:bottom-4',
  caption: 'mt-0! max-md:order-first md:contents',
  person: 'md:col-[4/-1] lg:col-[3/-1]',
};

interface TestimonialsProps {
  id: Anchor;
  testimonials: readonly LoadedTestimonial[];
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
      <FeaturedTestimonial testimonial={first} title={copy.title} headingId={headingId} />
      {others.length > 0 && (
        <div className="page-width grid gap-x-8 gap-y-6 pt-4 pb-section md:page-grid md:gap-y-10 md:pt-10 lg:pt-16">
          {others.map((testimonial) => (
            <TestimonialQuote
              key={testimonial.id}
              testimonial={testimonial}
              sizes="(min-width: 48rem) 11rem, 4.5rem"
              classes={quoteClasses}
            />
          ))}
        </div>
      )}
    </section>
  );
}
