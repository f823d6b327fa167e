import { getPaletteClass } from '../../styles/industry-surfaces';
import { Heading } from '../../ui/Heading';
import { PrimaryResult, type PrimaryResultProps } from './PrimaryResult';
import { ResultLabel } from './ResultLabel';

export interface ProjectCardProps extends PrimaryResultProps {
  discussHref: string;
}

function SecondaryResults({ project, picture, copy }: PrimaryResultProps) {
  return (
    <ul
      aria-label={copy.resultsLabel}
      className="row-span-2 grid grid-cols-[fit-content(45%)_1fr_auto] text-small not-print:grid-rows-subgrid featured:mt-4 featured:flex featured:gap-8"
    >
      {(['secondary', 'tertiary'] as const).map((rank) => (
        <li
          key={rank}
          className="col-span-full grid grid-cols-subgrid items-baseline gap-x-2 content-start border-rule border-t py-0.5 leading-snug md:py-1 featured:flex featured:flex-1 featured:py-2"
        >
          <span className="font-bold font-figure text-large leading-none featured:shrink-0">
            {project.results[rank].figure}
          </span>{' '}
          <span className="featured:grow">
            <ResultLabel project={project} picture={picture} rank={rank} />
          </span>{' '}
          <span className="text-right text-fine text-ink-muted featured:shrink-0">
            {copy[rank]}
          </span>
        </li>
      ))}
    </ul>
  );
}

const cardClasses =
  'row-span-8 sm:shared-rows overflow-clip rounded-card border border-rule bg-card print:h-full';
const textClasses = 'row-span-7 sm:shared-rows px-3 pt-2 md:px-4 md:pt-3';

/* The featured project has the colors of its industry. Its text is below the result, left of the picture. */
const featuredCardClasses =
  'featured:full-color:industry-colors featured:page-grid featured:border-0';
const featuredTextClasses =
  'featured:row-auto featured:flex featured:flex-col featured:justify-end featured:pb-6';
const featuredBesidePictureClasses = 'featured:col-span-7 featured:pr-0 featured:pl-10';
/** Without a picture, the text is right of the result. */
const featuredBesideResultClasses =
  'featured:col-span-5 featured:pt-10 featured:pr-10 featured:pl-0';

export function ProjectCard(props: ProjectCardProps) {
  const { project, picture, discussHref, copy } = props;
  const { id, title, industry, type, company, duration, description, tags } = project;
  return (
    <article
      aria-labelledby={`${id}_title`}
      className={`${cardClasses} ${featuredCardClasses} ${getPaletteClass(industry)}`}
    >
      <PrimaryResult {...props} />
      <div
        className={`${textClasses} ${featuredTextClasses} ${picture ? featuredBesidePictureClasses : featuredBesideResultClasses}`}
      >
        <p className="flex flex-wrap content-start items-start gap-1 text-fine *:rounded-small *:border *:border-edge *:px-2">
          <span>{industry}</span> <span>{type}</span>
        </p>
        <Heading
          level={2}
          size="large"
          id={`${id}_title`}
          className="mt-2 leading-tight featured:mt-3 featured:text-subheading"
        >
          {title}
        </Heading>
        <p className="mt-1 flex content-start justify-between gap-x-2 font-semibold text-small leading-snug featured:mt-2 featured:justify-start featured:gap-x-4 featured:text-body">
          {company}{' '}
          <span className="shrink-0">
            {/* No colon: Orca stops reading at it. */}
            <span className="sr-only">{copy.durationLabel} </span>
            {duration}
          </span>
        </p>
        <p className="mt-2 mb-1 text-ink-muted md:mb-2 text-small leading-snug max-md:leading-[1.3] featured:mt-2 featured:max-w-text featured:text-body">
          {description}
        </p>
        <SecondaryResults {...props} />
        <div className="flex items-baseline-last justify-between gap-x-4 border-rule border-t featured:border-t-0">
          {/* `overflow-clip` hides the separator before a tag that begins a line. */}
          <ul
            aria-label={copy.tagsLabel}
            className="flex flex-wrap gap-x-3 overflow-clip pt-1 pb-3 text-fine text-ink-muted md:pt-2 md:pb-4"
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
            className="inline-flex min-h-11 shrink-0 items-center font-semibold text-small underlined"
          >
            {copy.discuss}
          </a>
        </div>
      </div>
    </article>
  );
}
