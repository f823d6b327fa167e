import { useId } from 'react';
import { Heading } from '../ui/Heading';
import { Section } from '../ui/Section';

export interface TestimonialsProps {
  id: string;
  title: string;
  quotes: readonly { id: string; name: string; role: string; initials: string; quote: string }[];
}

type Quote = TestimonialsProps['quotes'][number];

function Speaker({ name, role, initials }: Quote) {
  return (
    <figcaption className="mt-6 flex items-center gap-4 text-small">
      <span
        aria-hidden="true"
        className="grid size-12 shrink-0 place-items-center rounded-pill border-2 border-leaf font-display font-bold"
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

/** The quietest section, its title no larger than a label: quotations, the first across the page, the others below it, each on its own measure. */
export function Testimonials({ id, title, quotes }: TestimonialsProps) {
  const headingId = useId();
  const [first, ...others] = quotes;
  return (
    <Section id={id} labelledBy={headingId} surface="pine" air="wide">
      <Heading level={2} size="small" id={headingId} className="text-ink-2">
        {title}
      </Heading>
      {first && (
        <figure className="mt-6">
          <blockquote className="font-display text-[clamp(1.75rem,0.6rem+3.3vw,4.5rem)] font-bold leading-[1.06] tracking-[-0.02em] text-balance -indent-[0.42em] max-md:indent-0">
            <p>“{first.quote}”</p>
          </blockquote>
          <Speaker {...first} />
        </figure>
      )}
      <div className="mt-14 grid gap-x-8 border-rule pt-12 not-empty:border-t lg:pt-16 gap-y-12 md:grid-cols-12 lg:mt-20">
        {others.map((quote) => (
          <figure
            key={quote.id}
            className="flex flex-col justify-between md:col-span-6 lg:col-span-5 lg:even:col-start-7"
          >
            <blockquote className="-indent-[0.42em] text-lead max-md:indent-0">
              <p>“{quote.quote}”</p>
            </blockquote>
            <Speaker {...quote} />
          </figure>
        ))}
      </div>
    </Section>
  );
}
