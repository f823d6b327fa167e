import { useId } from 'react';
import { Container } from '../ui/Container';

export interface FooterNavProps {
  groups: readonly { title: string; links: readonly { label: string; href: string }[] }[];
  copyright: { before: string; year: number; after: string };
}

function LinkGroup({ title, links }: FooterNavProps['groups'][number]) {
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

/** The footer's directory: every page and section, and the copyright line. */
export function FooterNav({ groups, copyright }: FooterNavProps) {
  return (
    <Container className="grid grid-cols-2 gap-x-8 gap-y-8 pt-8 pb-10 sm:grid-cols-3 lg:flex lg:flex-wrap lg:gap-x-20">
      {groups.map((group) => (
        <LinkGroup key={group.title} {...group} />
      ))}
      <p className="col-span-full self-end text-ink-2 text-small lg:ml-auto lg:pb-2.5">
        {copyright.before}
        <span data-current-year>{copyright.year}</span>
        {copyright.after}
      </p>
    </Container>
  );
}
