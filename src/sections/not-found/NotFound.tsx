import type { notFound } from '@content/copy/not-found';
import { type Link, routes } from '../../lib/routes';
import { ArrowLink } from '../../ui/ArrowLink';
import { ButtonLink } from '../../ui/Button';
import { DecorativeImage } from '../../ui/DecorativeImage';
import { Heading } from '../../ui/Heading';
import drawing from './not-found.svg?url';

interface NotFoundProps {
  links: readonly Link[];
  copy: typeof notFound;
}

export function NotFound({ links, copy }: NotFoundProps) {
  return (
    <section className="surface-accent overflow-clip">
      <div className="page-width grid items-center gap-x-8 gap-y-10 py-14 lg:grid-cols-12 lg:py-20">
        <div className="lg:col-span-7">
          <p className="font-bold font-figure text-[clamp(7rem,4rem+14vw,15rem)] leading-[0.8] tracking-[-0.03em]">
            {copy.code}
          </p>
          <Heading level={1} size="heading" className="mt-8">
            {copy.title}
          </Heading>
          <p className="mt-5 max-w-text text-ink-muted text-large">{copy.intro}</p>
          <ButtonLink link={{ href: routes.home, label: copy.home }} className="mt-8" />
          <nav aria-label={copy.elsewhere} className="mt-8">
            <ul className="flex-wrap gap-x-8 sm:flex">
              {links.map((link) => (
                <li key={link.href}>
                  <ArrowLink link={link} />
                </li>
              ))}
            </ul>
          </nav>
        </div>
        <div className="-mr-5 xs:-mr-6 md:-mr-[max(2.5rem,50vw-47.5rem)] lg:col-span-5">
          {/* Each aspect ratio ends in the middle of a column, so that the squares seem to go on. */}
          <DecorativeImage
            src={drawing}
            loading="eager"
            className="aspect-442/420 w-full object-cover object-left sm:aspect-642/420 lg:aspect-442/420 min-[96rem]:aspect-642/420 min-[130rem]:aspect-892/420"
          />
        </div>
      </div>
    </section>
  );
}
