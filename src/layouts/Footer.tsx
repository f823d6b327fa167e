import type { Link } from '../lib/routes';
import { interpolate, splitTemplate, type Template } from '../lib/text';
import { FirstLeadDays, type FirstLeadDaysProps } from './FirstLeadDays';

interface FooterProps {
  tagline: string;
  contactLinks: readonly Link[];
  groups: readonly { title: string; links: readonly Link[] }[];
  /** May contain `{year}`, which the browser updates, and `{owner}`. */
  copyright: Template<'year' | 'owner'>;
  owner: string;
  /** Undefined without the fact. */
  firstLead: FirstLeadDaysProps | undefined;
}

export function Footer(props: FooterProps) {
  const { tagline, contactLinks, groups, copyright, owner, firstLead } = props;
  const [beforeYear, afterYear] = splitTemplate(copyright, 'year').map((part) =>
    interpolate(part, { owner }),
  );
  return (
    <footer className="surface-pine full-color:[--color-surface:var(--color-pine-deep)] underline-offset-4">
      <div className="page-width pt-6 lg:pt-16">
        <div className="flex flex-wrap items-baseline gap-x-10 border-rule border-b pb-2 lg:page-grid lg:pb-6">
          <p className="font-bold font-display text-subheading max-sm:text-large max-lg:mb-2 max-lg:w-full lg:col-span-6">
            {tagline}
          </p>
          {contactLinks.map(({ href, label }) => (
            <a
              key={href}
              href={href}
              className="inline-flex min-h-11 items-center underline decoration-2 decoration-rule hover:decoration-current lg:col-span-3"
            >
              {label}
            </a>
          ))}
        </div>
      </div>
      <div className="page-width grid grid-cols-[auto_auto] gap-x-4 gap-y-2 py-4 lg:page-grid lg:gap-y-4 lg:py-6">
        {groups.map(({ title, links }) => (
          <nav
            key={title}
            aria-label={title}
            className="first:col-span-2 lg:col-span-3 lg:first:col-span-6"
          >
            <h2 className="font-semibold font-text text-ink-muted text-small tracking-normal">
              {title}
            </h2>
            <ul className="mt-1 flex flex-wrap gap-x-4 max-sm:text-small sm:gap-x-6 *:*:inline-flex *:*:min-h-11 *:*:items-center *:*:hover:underline">
              {links.map(({ label, href }) => (
                <li key={label}>
                  <a href={href}>{label}</a>
                </li>
              ))}
            </ul>
          </nav>
        ))}
        <p className="col-span-full text-ink-muted text-small">
          {beforeYear}
          {afterYear !== undefined && <span data-current-year>{new Date().getFullYear()}</span>}
          {afterYear}
        </p>
        {firstLead && <FirstLeadDays {...firstLead} />}
      </div>
    </footer>
  );
}
