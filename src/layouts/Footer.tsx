import { content, legalNameAndAddress } from '../data/content';
import { getBookingLink, mailLink } from '../data/links';
import { interpolate, splitTemplate } from '../lib/template';
import { getFooterGroups } from './navigation';

const { site } = content;
const { footer } = content.copy.shared;

export function Footer({ path }: { path: string }) {
  // The browser updates the year.
  const [beforeYear, afterYear] = splitTemplate(footer.copyright, 'year').map((part) =>
    interpolate(part, { owner: legalNameAndAddress }),
  );
  return (
    <footer className="surface-pine -mt-px full-color:[--color-surface:var(--color-pine-deep)] underline-offset-4">
      <div className="page-width pt-6 lg:pt-16">
        <div className="flex flex-wrap items-baseline gap-x-10 border-rule border-b pb-2 lg:page-grid lg:pb-6">
          <p className="font-display text-subheading max-sm:text-large max-lg:mb-2 max-lg:w-full lg:col-span-6">
            {site.tagline}
          </p>
          {[mailLink, getBookingLink('footer')].map(({ href, label }) => (
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
      <div className="page-width grid grid-cols-[repeat(auto-fit,minmax(max(8rem,40%),1fr))] gap-x-4 gap-y-2 py-4 lg:page-grid lg:gap-y-4 lg:py-6">
        {getFooterGroups(path).map(({ title, links }) => (
          <nav
            key={title}
            aria-label={title}
            className="first:col-span-full lg:col-span-3 lg:first:col-span-6"
          >
            <h2 className="font-semibold font-text text-ink-muted text-small tracking-normal">
              {title}
            </h2>
            <ul className="mt-1 flex flex-wrap gap-x-4 text-body sm:gap-x-6">
              {links.map(({ label, href }) => (
                <li key={label}>
                  <a href={href} className="inline-flex min-h-11 items-center hover:underline">
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        ))}
        <p className="col-span-full text-ink-muted text-small">
          {beforeYear}
          <span data-current-year>{new Date().getFullYear()}</span>
          {afterYear}
        </p>
      </div>
    </footer>
  );
}
