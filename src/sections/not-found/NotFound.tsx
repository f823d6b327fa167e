import { type Link, routes } from '../../lib/routes';
import type { NotFoundCopy } from '../../schema/copy/not-found';
import { ArrowLink } from '../../ui/ArrowLink';
import { ButtonLink } from '../../ui/Button';
import { DecorativeImage } from '../../ui/DecorativeImage';
import { Heading } from '../../ui/Heading';
import drawing from './not-found.svg?url';

interface NotFoundProps {
  links: readonly Link[];
  copy: NotFoundCopy;
}

export function NotFound({ links, copy }: NotFoundProps) {
  return (
    <section className="surface-pine overflow-clip">
      <div className="page-width pt-10 lg:page-grid lg:pt-12">
        <div className="lg:col-span-6 lg:pb-section">
          <p className="@container font-figure leading-[0.8] whitespace-normal">
            {/* As wide as its column. */}
            <span className="text-[69cqi]">{copy.code}</span>
          </p>
          <Heading level={1} size="heading" className="mt-8">
            {copy.title}
          </Heading>
          <p className="mt-3 text-balance text-ink-muted text-large">{copy.intro}</p>
          <ButtonLink link={{ href: routes.home, label: copy.home }} className="mt-8" />
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
        <DecorativeImage
          src={drawing}
          loading="eager"
          width={858}
          height={480}
          className="mt-12 w-full self-end lg:col-span-6"
        />
      </div>
    </section>
  );
}
