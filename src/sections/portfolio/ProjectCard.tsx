import type { LoadedProject } from '../../data/projects';
import type { PortfolioCopy } from '../../schema/copy/portfolio';
import { getFitClass } from '../../ui/figure-fit';
import { Picture } from '../../ui/Picture';

interface ProjectCardProps extends LoadedProject {
  copy: PortfolioCopy['card'];
}

const ranks = ['primary', 'secondary', 'tertiary'] as const;
const linkClasses =
  'inline-flex min-h-11 items-center font-semibold text-body text-ink link-underline';

/** The content of a list item. The figure stands in the plate on phones, and at any width if there is no picture. */
export function ProjectCard({ project, picture, layout, ...props }: ProjectCardProps) {
  const { id, title, industry, type, company, duration, description, results, tags } = project;
  const { caseStudyHref, discussHref, copy } = props;
  const { figure } = results.primary;
  return (
    <>
      <div className="portfolio-plate surface-industry">
        {picture && (
          <Picture
            picture={picture}
            sizes="(min-width: 37rem) 60vw, 100vw"
            priority={layout === 'lead'}
            isLazy
            imageClassName={`absolute ${picture.isPhoto ? 'portfolio-photo' : 'size-full keep-background'}`}
          />
        )}
      </div>
      <p className="portfolio-figure">
        <b
          className={`-ml-[0.025em] font-bold font-figure tracking-normal [font-kerning:none] ${getFitClass(figure.length)}`}
        >
          {figure}
        </b>
      </p>
      <ul className="portfolio-results mt-2.5 text-small md:mt-3.5 leading-[1.3] md:text-body">
        {ranks.map((rank) => (
          <li
            key={rank}
            className="flex items-baseline gap-x-[0.3em] first:font-semibold @max-[17rem]/cards:flex-wrap"
          >
            {rank !== 'primary' && <b className="shrink-0 font-semibold">{results[rank].figure}</b>}{' '}
            {results[rank].label}{' '}
            <small className="ml-auto shrink-0 pl-2 font-normal text-ink-muted text-small">
              {copy[rank]}
            </small>
          </li>
        ))}
      </ul>
      <h2 id={`${id}_title`} className="portfolio-headline">
        {title}
      </h2>
      <div className="portfolio-words mt-1 flex flex-col md:mt-1.5">
        <p className="flex flex-wrap items-baseline gap-x-2 text-ink-muted">
          <b className="font-semibold text-ink">{company}</b> {duration}{' '}
          {caseStudyHref && (
            <a
              id={`${id}_case`}
              href={caseStudyHref}
              aria-labelledby={`${id}_case ${id}_title`}
              className={`-mt-[11px] -mb-[7px] ml-auto ${linkClasses}`}
            >
              {copy.readCase}
            </a>
          )}
        </p>
        <p className="portfolio-description">{description}</p>
        <p className="mt-auto pt-1.5 md:pt-2 text-ink-muted text-small leading-[1.6]">
          {[industry, type].map((badge) => (
            <span
              key={badge}
              className="mr-2 whitespace-nowrap rounded-square bg-ink/5 px-[7px] py-0.5"
            >
              {badge}
            </span>
          ))}
          <br />
          {tags.join(', ')}{' '}
          <a
            id={`${id}_discuss`}
            href={discussHref}
            aria-labelledby={`${id}_discuss ${id}_title`}
            className={`float-right -my-2.5 ${linkClasses}`}
          >
            {copy.discuss}
          </a>
        </p>
      </div>
    </>
  );
}
