import type { card } from '@content/copy/portfolio';
import type { ClientPicture } from '../../data/pictures';
import { interpolate } from '../../lib/text';
import type { Project } from '../../schema/records';
import { getGroundClass } from '../../styles/industry-surfaces';
import { Heading } from '../../ui/Heading';
import { CountedMark } from './CountedMark';
import { Poster } from './Poster';

export interface ProjectCardProps {
  project: Project;
  picture: ClientPicture | undefined;
  discussHref: string;
  caseStudyHref?: string;
  isFirst: boolean;
  copy: typeof card;
}

type ResultsProps = Pick<ProjectCardProps, 'project' | 'picture' | 'copy'>;

function SecondaryResults({ project, picture, copy }: ResultsProps) {
  const { results, image, industry } = project;
  return (
    <ul
      aria-label={copy.resultsLabel}
      className="row-span-2 grid grid-cols-[fit-content(45%)_1fr_auto] text-small not-print:grid-rows-subgrid lead:mt-4 lead:flex lead:gap-8"
    >
      {(['secondary', 'tertiary'] as const).map((rank) => (
        <li
          key={rank}
          className="col-span-full grid grid-cols-subgrid items-baseline gap-x-2 border-rule border-t py-0.5 leading-snug lead:flex lead:flex-1 lead:py-2"
        >
          <span className="font-bold font-figure text-large leading-tight">
            {results[rank].figure}
          </span>{' '}
          <span className="lead:grow">
            {results[rank].label}{' '}
            {image?.counts === rank && <CountedMark picture={picture} industry={industry} />}
          </span>{' '}
          <span className="text-right text-fine text-ink-muted">{copy[rank]}</span>
        </li>
      ))}
    </ul>
  );
}

export function ProjectCard(props: ProjectCardProps) {
  const { project, picture, discussHref, caseStudyHref, isFirst, copy } = props;
  const { id, title, industry, type, company, duration, description, tags } = project;
  return (
    <article
      aria-labelledby={`${id}_title`}
      className={`row-span-8 shared-rows overflow-clip rounded-card border border-rule bg-card lead:on-ground lead:page-grid lead:border-0 print:h-full print:break-inside-avoid ${getGroundClass(industry)}`}
    >
      <Poster
        project={project}
        picture={picture}
        caseStudyHref={caseStudyHref}
        isFirst={isFirst}
        copy={copy}
      />
      <div
        className={`row-span-7 shared-rows px-4 pt-2 md:pt-3 lead:row-auto lead:flex lead:flex-col lead:justify-end lead:pb-6 ${picture ? 'lead:col-span-7 lead:pr-0 lead:pl-10' : 'lead:col-span-5 lead:pt-10 lead:pr-10 lead:pl-0'}`}
      >
        <p className="flex flex-wrap content-start items-start gap-1 text-fine *:rounded-small *:border *:border-edge *:px-2">
          <span>{industry}</span> <span>{type}</span>
        </p>
        <Heading
          level={2}
          size="minor"
          id={`${id}_title`}
          className="mt-1 leading-tight lead:mt-3 lead:text-subheading"
        >
          {title}
        </Heading>
        <p className="flex flex-wrap content-start justify-between gap-x-4 font-semibold text-small leading-snug lead:mt-2 lead:justify-start lead:text-body">
          {company}{' '}
          <span>
            <span className="sr-only">{copy.durationLabel}: </span>
            {duration}
          </span>
        </p>
        <p className="mt-1 mb-2 text-ink-muted text-small leading-snug lead:mt-2 lead:max-w-text lead:text-body">
          {description}
        </p>
        <SecondaryResults project={project} picture={picture} copy={copy} />
        <div className="flex items-end justify-between gap-x-4 border-rule border-t lead:border-t-0">
          {/* `overflow-clip` hides the separator before a tag that begins a line. */}
          <ul
            aria-label={copy.tagsLabel}
            className="flex flex-wrap gap-x-3 overflow-clip py-3 text-fine text-ink-muted"
          >
            {tags.map((tag) => (
              <li
                key={tag}
                className="relative before:absolute before:top-[0.55em] before:-left-2 before:rounded-full before:border-[1.5px]"
              >
                {tag}
              </li>
            ))}
          </ul>
          <a
            href={discussHref}
            aria-label={interpolate(copy.discussLabel, { title })}
            className="inline-flex min-h-11 shrink-0 items-center font-semibold text-small underlined"
          >
            {copy.discuss}
          </a>
        </div>
      </div>
    </article>
  );
}
