import type { Link } from '../lib/routes';

interface FooterProps extends Record<'brand' | 'tagline' | 'contactLabel', string> {
  contactLinks: readonly Link[];
  groups: readonly { title: string; links: readonly Link[] }[];
  /** May contain `{year}`, which the browser updates. */
  copyright: string;
}

export function Footer(props: FooterProps) {
  const { brand, tagline, contactLabel, contactLinks, groups, copyright } = props;
  const [beforeYear, afterYear] = copyright.split('{year}');
  return (
    <footer className="surface-pine bg-pine-deep print:hidden">
      <section aria-label={contactLabel} className="page-width pt-6 lg:pt-14">
        <div className="flex flex-wrap items-baseline gap-x-10 border-rule border-b pb-5 lg:pb-8">
          <p className="font-bold font-display text-subheading tracking-[-0.02em] max-lg:mb-3 max-lg:w-full lg:mr-auto">
            {tagline}
          </p>
          {contactLinks.map(({ href, label }) => (
            <a
              key={href}
              href={href}
              className="inline-flex min-h-11 items-center underline decoration-2 decoration-rule underline-offset-[0.3em] hover:decoration-current"
            >
              {label}
            </a>
          ))}
        </div>
      </section>
      <div className="page-width grid grid-cols-2 gap-x-8 gap-y-5 pt-5 pb-4 sm:grid-cols-3 lg:flex lg:flex-wrap lg:gap-x-20 lg:py-8">
        {groups.map(({ title, links }) => (
          <nav key={title} aria-label={title} className="max-sm:first:row-span-2">
            <h2 className="font-semibold font-text text-ink-muted text-small tracking-normal">
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
        ))}
        <p className="col-span-full text-ink-muted text-small lg:w-full">
          {beforeYear}
          {afterYear !== undefined && <span data-current-year>{new Date().getFullYear()}</span>}
          {afterYear}
        </p>
      </div>
      <div className="page-width max-sm:hidden">
        {/* Each letter takes half an em. The viewBox crops the lower part of the letters. */}
        <svg
          viewBox={`0 0 ${Math.max(brand.length, 6) * 50} 60`}
          aria-hidden="true"
          className="w-full overflow-clip fill-pine-raised font-bold font-display text-[100px] forced-colors:hidden"
        >
          <text x="-3" y="72" textLength={brand.length * 50 + 6} lengthAdjust="spacingAndGlyphs">
            {brand}
          </text>
        </svg>
      </div>
    </footer>
  );
}
