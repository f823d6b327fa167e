import { type Link, routes } from '../../lib/routes';
import type { NotFoundCopy } from '../../schema/copy/not-found';
import { ArrowLink } from '../../ui/ArrowLink';
import { ButtonLink } from '../../ui/Button';
import { DecorativeImage } from '../../ui/DecorativeImage';
import { FittedFigure } from '../../ui/FittedFigure';
import { Heading } from '../../ui/Heading';
import drawing from './not-found.svg?url';

interface NotFoundProps {
  links: readonly Link[];
  copy: NotFoundCopy;
}

export function NotFound({ links, copy }: NotFoundProps) {
  return (
    <section className="surface-accent overflow-clip">
      <div className="page-width grid items-center gap-y-10 py-16 lg:page-grid">
        <div className="lg:col-span-7">
          <p className="[--color-industry-figure:var(--color-ink)]">
            <FittedFigure figure={copy.code} />
          </p>
          <Heading level={1} className="mt-6">
            {copy.title}
          </Heading>
          <p className="mt-4 max-w-text text-ink-muted text-large">{copy.intro}</p>
          <ButtonLink link={{ href: routes.home, label: copy.home }} className="mt-10" />
          <nav aria-label={copy.elsewhere} className="mt-6">
            <ul className="flex-wrap gap-x-6 sm:flex">
              {links.map((link) => (
                <li key={link.href}>
                  <ArrowLink link={link} />
                </li>
              ))}
            </ul>
          </nav>
        </div>
        {/* The aspect ratios crop the drawing between two columns of days. */}
        <DecorativeImage
          src={drawing}
          loading="eager"
          className="aspect-412/420 w-full object-cover object-left sm:max-lg:aspect-612/420 lg:col-span-5"
        />
      </div>
    </section>
  );
}
