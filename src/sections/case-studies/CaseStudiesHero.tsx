import { ArrowDown } from 'lucide-react';
import { useId } from 'react';
import type { LoadedCaseStudy } from '../../data/case-studies';
import type { Link } from '../../lib/routes';
import type { CaseStudiesCopy } from '../../schema/copy/case-studies';
import { ButtonLink } from '../../ui/Button';
import { DecorativeImage } from '../../ui/DecorativeImage';
import { FittedFigure } from '../../ui/FittedFigure';
import { Heading } from '../../ui/Heading';
import { getSurfaceClasses } from '../../ui/industry-surfaces';

interface CaseStudiesHeroProps {
  caseStudies: readonly LoadedCaseStudy[];
  bookingLink: Link;
  copy: CaseStudiesCopy['hero'];
}

function TileImage({ caseStudy, course, picture }: LoadedCaseStudy) {
  const isPhoto = !course && picture?.isPhoto;
  const src = course?.tileSrc ?? picture?.src;
  if (!src) {
    return (
      <span className="flex aspect-1/2 items-end p-2.5 md:p-3.5">
        <FittedFigure
          figure={caseStudy.results.headline.figure}
          className="w-full [--color-industry-figure:var(--color-ink)]"
        />
      </span>
    );
  }
  return (
    <DecorativeImage
      src={src}
      srcSet={isPhoto ? picture.sources.at(-1)?.srcSet : undefined}
      sizes={isPhoto ? '15rem' : undefined}
      className={`aspect-1/2 w-full border-(--color-palette-ground) border-b-6 keep-background ${course ? '' : 'object-cover'}`}
    />
  );
}

/** Shows a tall plate for each case. Its arrow keeps its place when the name wraps. */
function CaseStudyIndex({ caseStudies, copy }: Pick<CaseStudiesHeroProps, 'caseStudies' | 'copy'>) {
  return (
    <nav aria-label={copy.indexLabel} className="lg:col-span-6">
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(max(30%,5.5rem),1fr))] gap-2 md:gap-4">
        {caseStudies.map((loaded) => (
          <li key={loaded.caseStudy.id}>
            <a
              href={`#${loaded.caseStudy.id}`}
              className={`group flex h-full flex-col overflow-clip rounded-card -outline-offset-6 forced-colors:border ${getSurfaceClasses(loaded.caseStudy.industry)}`}
            >
              <TileImage {...loaded} />
              <span className="flex grow gap-2 p-2.5 max-md:flex-col md:p-3.5">
                <span className="grow font-semibold text-small leading-tight group-hover:underline md:text-body">
                  {loaded.caseStudy.company}
                </span>
                <ArrowDown className="size-5 shrink-0 transition-[translate] group-hover:translate-y-1" />
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

export function CaseStudiesHero({ caseStudies, bookingLink, copy }: CaseStudiesHeroProps) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className="py-8 lg:py-14">
      <div className="page-width grid gap-y-6 lg:page-grid lg:items-center">
        <div className="lg:col-span-6">
          <Heading level={1} id={headingId}>
            {copy.title}
          </Heading>
          <p className="mt-4 max-w-text text-balance text-ink-muted text-large lg:mt-8">
            {copy.intro}
          </p>
          <ButtonLink link={bookingLink} className="mt-4 lg:mt-8" />
        </div>
        <CaseStudyIndex caseStudies={caseStudies} copy={copy} />
      </div>
    </section>
  );
}
