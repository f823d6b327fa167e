import { useId } from 'react';
import { palettes } from '../illustrations/posters/palettes';
import type { Testimonial } from '../schema/records';
import { Heading } from '../ui/Heading';
import { Section } from '../ui/Section';
import { Speaker, type SpeakerProps } from '../ui/Speaker';

export type Quote = Omit<Testimonial, 'portrait'> & Pick<SpeakerProps, 'portrait'>;

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
      <figure className="mt-2 print:break-inside-avoid lg:mt-4">
        <blockquote className="text-balance font-bold font-display text-[clamp(1.5rem,0.65rem+3.6vw,4.5rem)] leading-[1.04] tracking-[-0.025em] -indent-[0.42em] max-md:indent-0">
          <p>“{first.quote}”</p>
        </blockquote>
        <Speaker {...first} palette={palettes[first.industry]} className="mt-5 lg:mt-7" />
      </figure>
      <div className="mt-5 grid gap-x-14 gap-y-6 border-rule pt-5 not-empty:border-t md:grid-cols-2 lg:mt-9 lg:pt-8">
        {others.map((quote) => (
          <figure
            key={quote.id}
            className="flex flex-col justify-between gap-4 md:gap-6 print:break-inside-avoid"
          >
            <blockquote className="leading-[1.4] -indent-[0.42em] max-md:indent-0 md:text-lead">
              <p>“{quote.quote}”</p>
            </blockquote>
            <Speaker {...quote} palette={palettes[quote.industry]} />
          </figure>
        ))}
      </div>
    </Section>
  );
}
