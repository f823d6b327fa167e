import { memo } from 'react';
import { getPaletteClass } from '../../styles/industry-surfaces';
import { Heading } from '../../ui/Heading';
import { getFeaturedTextClasses, Plate, type PlateProps } from './Plate';
import { Rank } from './Rank';

export interface ProjectCardProps extends PlateProps {
  discussHref: string;
}

/** Shows the results that the caption does not show. A lone one is as high as two. */
function OtherResults({ project, caption, copy }: PlateProps) {
  const ranks = caption?.figure ? (['tertiary'] as const) : (['secondary', 'tertiary'] as const);
  const figureClasses = ranks.length === 1 ? 'text-count' : 'min-w-[2.4em] text-large';
  return (
    <ul
      aria-label={copy.resultsLabel}
      className="grid auto-rows-fr grid-cols-[auto_1fr_auto] text-small featured:grid-cols-[auto_auto_1fr] leading-tight *:min-h-(--result-row) @two-cards/cards:min-h-[calc(2*var(--result-row))] featured:min-h-0"
    >
      {ranks.map((rank) => (
        <li
          key={rank}
          className="col-span-full grid grid-cols-subgrid content-center items-baseline gap-x-2 border-rule border-t @max-result/cards:flex @max-result/cards:flex-wrap"
        >
          <span className={`font-bold font-figure leading-none ${figureClasses}`}>
            {project.results[rank].figure}
          </span>{' '}
          <span>{project.results[rank].label}</span>{' '}
          <Rank rank={rank} copy={copy} className="text-right featured:text-left" />
        </li>
      ))}
    </ul>
  );
}

const cardClasses =
  'shared-card-rows row-span-11 overflow-clip rounded-card border border-rule bg-card print:content-start';

/** The featured project has the colors of its industry, and its second row fills what the picture is higher. */
const featuredCardClasses =
  'featured:full-color:industry-colors featured:page-grid featured:grid-rows-[auto_1fr_repeat(6,auto)] featured:border-0';

/** The heading is first for screen readers; on the screen it is below the plate. */
export const ProjectCard = memo(({ discussHref, ...props }: ProjectCardProps) => {
  const { project, picture, copy } = props;
  const { id, title, industry, company, duration, description, tags } = project;
  const textClasses = `px-(--card-padding) featured:px-0 ${getFeaturedTextClasses(picture)}`;
  return (
    <article
      aria-labelledby={`${id}_title`}
      className={`${cardClasses} ${featuredCardClasses} ${getPaletteClass(industry)}`}
    >
      <Heading
        level={2}
        size="large"
        id={`${id}_title`}
        className={`row-start-7 max-w-[calc(17em+2*var(--card-padding))] pt-[0.5em] leading-tight featured:row-start-4 featured:max-w-none featured:text-subheading ${textClasses}`}
      >
        {title}
      </Heading>
      <Plate {...props} />
      <p
        className={`row-start-8 flex justify-between gap-x-2 pt-1 font-semibold text-small leading-tight featured:row-start-5 featured:justify-start featured:gap-x-4 featured:pt-2 featured:text-body ${textClasses}`}
      >
        {company}{' '}
        <span className="shrink-0">
          {/* No colon: Orca stops reading at it. */}
          <span className="sr-only">{copy.durationLabel} </span>
          {duration}
        </span>
      </p>
      <p
        className={`row-start-9 pt-1 pb-1.5 text-ink-muted text-small leading-[1.3] @two-cards/cards:leading-[1.36] featured:row-start-6 featured:max-w-162 featured:pt-2 featured:text-body ${textClasses}`}
      >
        {description}
      </p>
      <div className={`row-start-10 grid featured:row-start-7 featured:pt-2 ${textClasses}`}>
        <OtherResults {...props} />
      </div>
      <div
        className={`row-start-11 min-[112.5rem]:pb-1.5 featured:row-start-8 featured:pb-5 ${textClasses}`}
      >
        <div className="flex items-center justify-between gap-x-4 @max-result/cards:flex-wrap border-rule border-t featured:border-0">
          {/* `overflow-clip` hides the separator before a tag that begins a line. */}
          <ul
            aria-label={copy.tagsLabel}
            className="flex flex-wrap gap-x-3 overflow-clip text-fine text-ink-muted"
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
            className="-mx-2 inline-flex min-h-[max(44px,2.4em)] shrink-0 items-center px-2 font-semibold text-small underlined -outline-offset-3"
          >
            {copy.discuss}
          </a>
        </div>
      </div>
    </article>
  );
});
