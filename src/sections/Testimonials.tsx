import { useId } from 'react';
import { CountedRow } from '../illustrations/squares/CountedRow';
import { type PluralCopy, plural } from '../lib/plural';
import type { Testimonial } from '../schema/records';
import { Heading } from '../ui/Heading';
import { Section } from '../ui/Section';

export interface TestimonialsProps {
  id: string;
  title: string;
  quotes: readonly Testimonial[];
  /** The caption of the squares below a quote. */
  squares: PluralCopy;
}

function Speaker({ name, role, initials }: Testimonial) {
  return (
    <figcaption className="mt-4 flex items-center gap-4 text-small">
      <span
        aria-hidden="true"
        className="grid size-11 shrink-0 place-items-center rounded-small border-2 border-ink font-display font-bold"
      >
        {initials}
      </span>
      <span>
        <span className="block font-semibold">{name}</span>
        <span className="sr-only">, </span>
        <span className="block text-ink-2">{role}</span>
      </span>
    </figcaption>
  );
}

export function Testimonials({ id, title, quotes, squares }: TestimonialsProps) {
  const headingId = useId();
  const [first, ...others] = quotes;
  if (!first) return null;
  return (
    <Section id={id} labelledBy={headingId} surface="pine">
      <Heading level={2} size="small" id={headingId} className="text-ink-2">
        {title}
      </Heading>
      <figure className="mt-3 lg:mt-5">
        <blockquote className="font-display text-[clamp(1.5rem,0.85rem+2.1vw,3.5rem)] font-bold leading-[1.06] tracking-[-0.02em] text-balance -indent-[0.42em] max-md:indent-0">
          <p>“{first.quote}”</p>
        </blockquote>
        {first.counted && (
          <>
            <CountedRow count={first.counted.value} />
            <p className="mt-2 text-fine text-ink-2">
              {plural(squares, first.counted.value, { label: first.counted.label })}
            </p>
          </>
        )}
        <Speaker {...first} />
      </figure>
      <div className="mt-6 grid gap-x-8 gap-y-7 border-rule pt-6 not-empty:border-t md:grid-cols-12 lg:mt-8 lg:pt-8">
        {others.map((quote) => (
          <figure
            key={quote.id}
            className="flex flex-col justify-between md:col-span-6 lg:col-span-5 lg:even:col-start-7"
          >
            <blockquote className="-indent-[0.42em] max-md:indent-0">
              <p>“{quote.quote}”</p>
            </blockquote>
            <Speaker {...quote} />
          </figure>
        ))}
      </div>
    </Section>
  );
}
