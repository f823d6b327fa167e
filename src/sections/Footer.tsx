import { useId } from 'react';
import { Wordmark } from '../illustrations/Wordmark';
import type { Link } from '../site/links';
import { Container } from '../ui/Container';

interface LinkGroup {
  title: string;
  links: readonly Link[];
}

export interface FooterProps {
  brand: string;
  tagline: string;
  contactLabel: string;
  contact: readonly Link[];
  groups: readonly LinkGroup[];
  copyright: { before: string; year: number; after: string };
}

function Contact({ tagline, contactLabel, contact }: FooterProps) {
  return (
    <section aria-label={contactLabel}>
      <Container className="pt-6 lg:pt-14">
        <div className="flex flex-wrap items-baseline gap-x-10 gap-y-3 border-rule border-b pb-5 lg:pb-8">
          <p className="font-bold font-display text-subheading tracking-[-0.02em] md:mr-auto">
            {tagline}
          </p>
          <div className="flex flex-wrap gap-x-10">
            {contact.map(({ href, label }) => (
              <a
                key={href}
                href={href}
                className="inline-flex min-h-11 items-center underline decoration-2 decoration-rule underline-offset-[0.3em] hover:decoration-current"
              >
                {label}
              </a>
            ))}
          </div>
        </div>
      </Container>
    </section>
  );
}

function FooterNav({ title, links }: LinkGroup) {
  const titleId = useId();
  return (
    <nav aria-labelledby={titleId} className="max-sm:first:row-span-2">
      <h2 id={titleId} className="font-semibold font-text text-small text-ink-2 tracking-normal">
        {title}
      </h2>
      <ul className="mt-1 lg:flex lg:flex-wrap lg:gap-x-7">
        {links.map(({ label, href }) => (
          <li key={label}>
            <a
              href={href}
              className="inline-flex min-h-11 items-center underline-offset-4 hover:underline"
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

export function Footer(props: FooterProps) {
  const { brand, groups, copyright } = props;
  return (
    <footer className="surface-pine bg-pine-deep print:hidden">
      <Contact {...props} />
      <Container className="grid grid-cols-2 gap-x-8 gap-y-5 pt-5 pb-4 lg:py-8 sm:grid-cols-3 lg:flex lg:flex-wrap lg:gap-x-20">
        {groups.map((group) => (
          <FooterNav key={group.title} {...group} />
        ))}
        <p className="col-span-full self-end text-ink-2 text-small lg:w-full">
          {copyright.before}
          <span data-current-year>{copyright.year}</span>
          {copyright.after}
        </p>
      </Container>
      <Container className="max-sm:hidden">
        <Wordmark name={brand} />
      </Container>
    </footer>
  );
}
