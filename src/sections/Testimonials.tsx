import { useId } from 'react';
import { palettes } from '../illustrations/posters/palettes';
import type { Testimonial } from '../schema/records';
import { Heading } from '../ui/Heading';
import { Section } from '../ui/Section';
import { type Portrait, Speaker } from '../ui/Speaker';

export type Quote = Omit<Testimonial, 'portrait'> & { portrait?: Portrait | undefined };

export interface TestimonialsProps {
  id: string;
  title: string;
  quotes: readonly Quote[];
}

export function Testimonials({ id, title, quotes }: TestimonialsProps) {
  const headingId = useId();
  const [first, ...others] = quotes;
  if (!first) return null;
  return (
    <Section id={id} labelledBy={headingId} surface="pine">
      <Heading level={2} size="small" id={headingId} className="text-ink-2">
        {title}
      </Heading>
      <figure className="mt-4 print:break-inside-avoid lg:mt-6">
        <blockquote className="text-balance font-bold font-display text-[clamp(1.75rem,4.4vw,4.5rem)] leading-[1.04] tracking-[-0.025em] -indent-[0.42em] max-md:indent-0">
          <p>“{first.quote}”</p>
        </blockquote>
        <Speaker {...first} palette={palettes[first.industry]} className="mt-8 lg:mt-10" />
      </figure>
      <div className="mt-10 grid gap-x-8 gap-y-10 border-rule pt-8 not-empty:border-t md:grid-cols-12 lg:mt-14 lg:pt-12">
        {others.map((quote) => (
          <figure
            key={quote.id}
            className="flex flex-col justify-between gap-8 md:col-span-6 lg:col-span-5 lg:even:col-start-7 print:break-inside-avoid"
          >
            <blockquote className="text-lead -indent-[0.42em] max-md:indent-0">
              <p>“{quote.quote}”</p>
            </blockquote>
            <Speaker {...quote} palette={palettes[quote.industry]} />
          </figure>
        ))}
      </div>
    </Section>
  );
}
