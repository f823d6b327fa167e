import type { Link } from '../site/links';
import { Container } from '../ui/Container';

export interface FooterContactProps {
  tagline: string;
  label: string;
  booking: Link;
  mail: Link;
}

/** The footer's closing band: the promise, and both ways to reach the company, in one line. */
export function FooterContact({ tagline, label, booking, mail }: FooterContactProps) {
  return (
    <section aria-label={label}>
      <Container className="pt-12 lg:pt-16">
        <div className="flex flex-wrap items-baseline gap-x-10 gap-y-3 border-rule border-b pb-8">
          <p className="font-bold font-display text-subheading tracking-[-0.02em] md:mr-auto">
            {tagline}
          </p>
          <div className="flex flex-wrap gap-x-10">
            {[mail, booking].map(({ href, label: words }) => (
              <a
                key={href}
                href={href}
                className="inline-flex min-h-11 items-center underline decoration-2 decoration-rule underline-offset-[0.3em] hover:decoration-current"
              >
                {words}
              </a>
            ))}
          </div>
        </div>
      </Container>
    </section>
  );
}
