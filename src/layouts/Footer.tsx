import { content, legalNameAndAddress } from '../data/content';
import { getBookingLink, mailLink } from '../data/site-links';
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
    <footer className="surface-pine -mt-px full-color:[--color-surface:var(--color-pine-deep)]">
      <div className="page-width grid gap-y-3 pt-8 pb-5 lg:page-grid lg:gap-y-8 lg:pt-24 lg:pb-10">
        <div className="lg:col-span-6">
          <p className="text-balance font-display text-statement">{site.tagline}</p>
          <ul className="mt-3 flex flex-wrap gap-x-8 text-large">
            {[mailLink, getBookingLink('footer')].map(({ href, label }) => (
              <li key={href}>
                <a href={href} className="inline-flex min-h-11 items-center link-underline">
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </div>
        <div className="grid grid-cols-[repeat(auto-fit,minmax(5.5rem,1fr))] gap-x-4 gap-y-3 lg:col-span-6">
          {getFooterGroups(path).map(({ title, links }) => (
            <nav key={title} aria-label={title}>
              <h2 className="font-semibold font-text text-ink-muted text-small tracking-normal">
                {title}
              </h2>
              <ul className="mt-1">
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
        </div>
        <p className="text-ink-muted text-small lg:col-span-12">
          {beforeYear}
          <span data-current-year>{new Date().getFullYear()}</span>
          {afterYear}
        </p>
      </div>
    </footer>
  );
}
