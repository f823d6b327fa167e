import { type Link, routes } from '../../lib/routes';
import { splitTemplate } from '../../lib/template';
import type { NotFoundCopy } from '../../schema/copy/not-found';
import { ArrowLink } from '../../ui/ArrowLink';
import { ButtonLink } from '../../ui/Button';
import { Heading } from '../../ui/Heading';
import drawing from './not-found.svg?url';

interface NotFoundProps {
  links: readonly Link[];
  copy: NotFoundCopy;
}

/** The numerals and the doors stand on one floor. In wide windows they stand side by side. */
export function NotFound({ links, copy }: NotFoundProps) {
  const [beforePath, afterPath] = splitTemplate(copy.suggestion, 'path');
  return (
    <section className="surface-pine not-found @container isolate overflow-clip">
      <div className="page-width md:page-grid">
        <p className="not-found-code">{copy.code}</p>
        <picture className="not-found-doors">
          <source srcSet={`${drawing}#doors`} media="(width < 48rem)" width={1054} height={560} />
          <img src={drawing} alt="" width={1614} height={960} />
        </picture>
        <div className="not-found-text">
          <Heading level={1} size="heading" className="md:max-w-1/2">
            {copy.title}
          </Heading>
          <p className="mt-3 text-balance text-ink-muted text-large md:max-w-1/2">{copy.intro}</p>
          {/* The page's script shows it for an address that differs from a page's by case alone. */}
          <p hidden data-suggestion className="mt-3 text-large">
            {beforePath}
            <a href={routes.home} className="inline-flex min-h-11 items-center link-underline">
              {routes.home}
            </a>
            {afterPath}
          </p>
          <ButtonLink link={{ href: routes.home, label: copy.home }} className="mt-6 lg:mt-8" />
          <nav aria-label={copy.elsewhere} className="mt-4">
            <ul className="flex flex-wrap gap-x-6">
              {links.map((link) => (
                <li key={link.href}>
                  <ArrowLink link={link} />
                </li>
              ))}
            </ul>
          </nav>
        </div>
      </div>
    </section>
  );
}
