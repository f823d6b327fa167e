import { HangingQuote } from '../../ui/HangingQuote';
import { Heading } from '../../ui/Heading';
import { type Quote, Speaker } from '../../ui/Speaker';

const speaker = 'flex items-center gap-3 sm:gap-6';

export function Testimonials({
  id,
  title,
  quotes,
}: {
  id: string;
  title: string;
  quotes: readonly Quote[];
}) {
  const [first, ...others] = quotes;
  if (!first) return null;
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="surface-pine py-section">
      <div className="page-width">
        <Heading level={2} size="small" id={`${id}-title`} className="text-ink-2">
          {title}
        </Heading>
        <figure className="mt-2 lg:mt-4">
          <HangingQuote
            text={first.quote}
            className="ml-[0.4em] text-balance font-bold font-display text-[clamp(1.5rem,0.65rem+3.6vw,4.5rem)] leading-[1.04] tracking-[-0.025em]"
          />
          <Speaker quote={first} className={`mt-5 lg:mt-7 ${speaker}`} />
        </figure>
        <div className="mt-5 grid gap-x-14 gap-y-6 border-rule pt-5 not-empty:border-t md:grid-cols-2 lg:mt-9 lg:pt-8">
          {others.map((quote) => (
            <figure key={quote.id} className="flex flex-col justify-between gap-4 md:gap-6">
              <HangingQuote text={quote.quote} className="ml-[0.4em] leading-[1.4] md:text-large" />
              <Speaker quote={quote} className={speaker} />
            </figure>
          ))}
        </div>
      </div>
    </section>
  );
}
