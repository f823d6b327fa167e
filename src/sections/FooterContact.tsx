import type { Link } from '../site/links';
import { ButtonLink } from '../ui/ButtonLink';
import { Container } from '../ui/Container';
import { Logo } from '../ui/Logo';

export interface FooterContactProps {
  brand: string;
  home: Link;
  tagline: string;
  label: string;
  booking: Link;
  mail: Link;
}

/** The footer's closing band: whose site it is, the promise, and both ways to reach the company. */
export function FooterContact({ brand, home, tagline, label, booking, mail }: FooterContactProps) {
  return (
    <section aria-label={label}>
      <Container className="pt-12 lg:pt-14">
        <div className="grid gap-x-8 gap-y-6 border-rule border-b pb-10 lg:grid-cols-12 lg:items-end">
          <div className="lg:col-span-6">
            <a
              href={home.href}
              aria-label={home.label}
              className="inline-flex min-h-11 items-center rounded-small"
            >
              <Logo name={brand} />
            </a>
            <p className="mt-3 font-bold font-display text-figure tracking-[-0.02em]">{tagline}</p>
          </div>
          <div className="flex flex-wrap items-center gap-x-6 gap-y-3 lg:col-span-6 lg:col-start-7">
            <ButtonLink href={booking.href} look="solid">
              {booking.label}
            </ButtonLink>
            <a
              href={mail.href}
              className="inline-flex min-h-11 items-center font-semibold underline decoration-2 decoration-leaf underline-offset-[0.3em] hover:decoration-current"
            >
              {mail.label}
            </a>
          </div>
        </div>
      </Container>
    </section>
  );
}
