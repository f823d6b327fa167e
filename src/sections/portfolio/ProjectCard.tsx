import { memo } from 'react';
import type { LoadedProject } from '../../data/projects';
import type { PortfolioCopy } from '../../schema/copy/portfolio';
import { Heading } from '../../ui/Heading';
import { getPaletteClass } from '../../ui/industry-surfaces';
import { PictureAndResults } from './PictureAndResults';

export interface ProjectCardProps extends LoadedProject {
  /** The first project is larger in wide windows without filters, and its picture loads before others. */
  isFirst: boolean;
  copy: PortfolioCopy['card'];
}

const cardClasses =
  'relative subgrid-card-rows row-span-9 overflow-clip rounded-card border border-rule bg-card';

const featuredCardClasses =
  'featured:full-color:industry-colors featured:border-0 featured:pb-6 featured:overflow-visible';
const featuredGridClasses =
  'featured:page-grid featured:grid-rows-[auto_auto_1fr_auto_auto_auto] featured:[--picture-size:calc(41.67cqi-59px)]';

const headerClasses = 'px-(--card-padding) featured:col-[1/8] featured:pl-10 featured:pr-0';

const featuredHeadingClasses =
  'featured:row-start-1 featured:max-w-none featured:pt-10 featured:text-[clamp(2rem,1rem+1.6vw,3rem)]';

const featuredColumnClasses =
  'featured:col-[8/-1] featured:row-end-7 featured:flex featured:flex-col featured:pr-10';

/** The heading comes first for screen readers. */
export const ProjectCard = memo((props: ProjectCardProps) => {
  const { project, caption, caseStudyHref, discussHref, copy } = props;
  const { id, title, industry, type, company, duration, description, tags } = project;
  return (
    <article
      aria-labelledby={`${id}_title`}
      className={`${cardClasses} ${featuredCardClasses} ${featuredGridClasses} ${getPaletteClass(industry)}`}
    >
      <Heading
        level={2}
        size="large"
        id={`${id}_title`}
        className={`row-start-6 max-w-[calc(17em+2*var(--card-padding))] pt-3 leading-[1.2] ${featuredHeadingClasses} ${headerClasses}`}
      >
        {title}
      </Heading>
      <PictureAndResults {...props} />
      <p
        className={`row-start-7 flex flex-wrap items-center gap-x-3 pt-1 text-small leading-tight featured:row-start-2 featured:pt-4 featured:text-body ${headerClasses}`}
      >
        <b className="font-semibold">{company}</b>
        {''}
        <span className="text-ink-muted">
          {/* No colon: Orca stops reading at it. */}
          <span className="sr-only">{copy.durationLabel} </span>
          {duration}
        </span>
        {''}
        {caseStudyHref && (
          <a
            id={`${id}_case`}
            href={caseStudyHref}
            aria-labelledby={`${id}_case ${id}_title`}
            className="-my-3 ml-auto inline-flex min-h-11 items-center whitespace-nowrap font-semibold link-underline featured:ml-4"
          >
            {copy.readCase}
          </a>
        )}
      </p>
      <div
        className={`contents ${caption ? 'featured:row-start-5' : 'featured:row-start-4'} *:px-(--card-padding) featured:*:px-0 ${featuredColumnClasses}`}
      >
        <p className="row-start-8 pt-1.5 pb-2 text-ink-muted text-small leading-[1.4] featured:grow featured:pt-4 featured:text-body">
          {description}
        </p>
        <div className="row-start-9 grid grid-cols-[1fr_auto] content-between items-end gap-x-4 gap-y-1 border-rule border-t text-small featured:border-0 pt-1.5 pb-1.5 @two-cards/cards:pt-2.5 @two-cards/cards:pb-2">
          <p className="col-span-full flex flex-wrap gap-1.5 *:rounded-square *:border *:border-transparent *:bg-ink/7 *:px-1.5">
            <span>{industry}</span> <span>{type}</span>
          </p>
          {/* `overflow-clip` hides the separator before a tag that begins a line. */}
          <ul
            aria-label={copy.tagsLabel}
            className="flex flex-wrap gap-x-3 overflow-clip text-ink-muted"
          >
            {tags.map((tag) => (
              <li
                key={tag}
                className="relative before:absolute before:top-[0.6em] before:-left-1.5 before:[translate:-50%] before:rounded-full before:border-[1.5px]"
              >
                {tag}
              </li>
            ))}
          </ul>
          <a
            id={`${id}_discuss`}
            href={discussHref}
            aria-labelledby={`${id}_discuss ${id}_title`}
            className="-m-3 inline-flex min-h-[max(44px,2.4em)] items-center px-3 font-semibold text-small link-underline -outline-offset-3"
          >
            {copy.discuss}
          </a>
        </div>
      </div>
    </article>
  );
});
