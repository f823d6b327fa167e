import { palettes } from '../../illustrations/posters/palettes';
import { interpolate } from '../../lib/interpolate';
import type { PictureFiles } from '../../lib/picture';
import { withMinusSign } from '../../lib/result-figure';
import type { Project } from '../../schema/records';
import { ArrowLink } from '../../ui/ArrowLink';
import { Heading } from '../../ui/Heading';
import { Picture, PictureCaption } from '../../ui/Picture';

type ResultText = 'resultsLabel' | 'primary' | 'secondary' | 'tertiary';
type LinkText = 'discuss' | 'discussLabel' | 'readCase' | 'readCaseLabel';

export interface ProjectCardProps {
  project: Project;
  /** For a card of one column, and for a wider one. */
  pictures: Record<'card' | 'wide', PictureFiles>;
  discussHref: string;
  caseHref?: string | undefined;
  isFirst: boolean;
  copy: Record<ResultText | LinkText | 'tagsLabel' | 'durationLabel', string>;
}

/** Of the texts in a card. */
const sides = 'px-[min(1.5rem,6.25cqi)]';

function Poster({ project, pictures, isFirst, caseHref }: ProjectCardProps) {
  const { card, wide } = pictures;
  const { counted, industry, results } = project;
  const isCountInFigure = String(counted?.value) === results.primary.figure;
  const isFirstWide = isFirst && caseHref !== undefined;
  const frame = 'aspect-42/25 md:aspect-auto md:h-0 md:grow';
  return (
    <div
      className={`flex shrink-0 flex-col md:aspect-square @wide:aspect-video @wide:grow @row:aspect-auto ${palettes[industry]}`}
    >
      {wide.isPhoto ? (
        <Picture picture={wide} isFirst={isFirst} className={frame} />
      ) : (
        <>
          <Picture
            picture={card}
            isFirst={isFirst && !isFirstWide}
            className={`${frame} @wide:hidden`}
          />
          <Picture picture={wide} isFirst={isFirstWide} className={`${frame} hidden @wide:block`} />
        </>
      )}
      {!isCountInFigure && (
        <PictureCaption picture={card} className={`border-rule border-t py-2.5 ${sides}`} />
      )}
    </div>
  );
}

function Story({ project, copy }: Pick<ProjectCardProps, 'project' | 'copy'>) {
  const badge = 'rounded-[0.375rem] border border-edge px-2 py-0.5';
  return (
    <div>
      <p className="flex flex-wrap gap-1.5 text-fine">
        <span className={badge}>{project.industry}</span>
        <span className="sr-only">, </span>
        <span className={badge}>{project.type}</span>
      </p>
      <Heading level={2} size="subheading" id={`${project.id}-title`} className="mt-3">
        {project.title}
      </Heading>
      <div className="mt-2 flex flex-wrap justify-between gap-x-4 font-semibold text-small">
        <p>{project.company}</p>
        <p>
          <span className="sr-only">{copy.durationLabel}: </span>
          {project.duration}
        </p>
      </div>
      <p className="mt-2 text-ink-2 text-small">{project.description}</p>
    </div>
  );
}

/** In the corner that posters leave clear; in the list if colors are off or text is large. */
const overPoster =
  'top-0 left-0 col-span-full rounded-small pb-1.5 colored:pt-[min(1.5rem,6cqi)] colored:pl-[min(1.5rem,6.25cqi)] @over:colored:absolute max-md:@over:colored:max-w-[52%] md:colored:max-w-[70%] @wide:colored:max-w-70';

const figureSizes = {
  short: 'text-[min(6rem,18cqi)] md:text-[min(6rem,24.5cqi)]',
  long: 'text-[min(3.75rem,11cqi)] md:text-[min(3.75rem,15.5cqi)]',
};

function PrimaryResult({ project, pictures, copy }: ProjectCardProps) {
  const { figure, label } = project.results.primary;
  const { isPhoto } = pictures.card;
  const size = figureSizes[isPhoto || figure.length > 5 ? 'long' : 'short'];
  return (
    <li className={isPhoto ? 'col-span-full pb-2' : `${overPoster} ${palettes[project.industry]}`}>
      <span className="block text-fine text-ink-2">{copy.primary}</span>{' '}
      <span
        className={`block whitespace-nowrap font-bold font-figure leading-none tracking-[-0.015em] ${size}`}
      >
        {withMinusSign(figure)}
      </span>{' '}
      <span className="block text-balance font-semibold text-fine md:text-small md:leading-tight">
        {label}
      </span>
    </li>
  );
}

function Results(props: ProjectCardProps) {
  const { project, copy } = props;
  return (
    <ul
      aria-label={copy.resultsLabel}
      className="grow gap-x-4 @over:grid @over:grid-cols-[auto_1fr_auto]"
    >
      <PrimaryResult {...props} />
      {(['secondary', 'tertiary'] as const).map((rank) => (
        <li
          key={rank}
          className="col-span-full grid-cols-subgrid content-center items-baseline border-rule border-t py-1.5 @over:grid"
        >
          <span className="font-bold font-figure text-[1.375rem] leading-tight @wide:text-[2rem]">
            {withMinusSign(project.results[rank].figure)}
          </span>{' '}
          <span className="text-small">{project.results[rank].label}</span>{' '}
          <span className="text-right text-fine text-ink-2">{copy[rank]}</span>
        </li>
      ))}
    </ul>
  );
}

function Foot({ project, copy, discussHref, caseHref }: ProjectCardProps) {
  const { title, tags } = project;
  return (
    <div className="border-rule border-t pt-3">
      {/* Clip the separator at the start of a line. */}
      <ul
        aria-label={copy.tagsLabel}
        className="flex flex-wrap gap-x-3 overflow-clip text-fine text-ink-2"
      >
        {tags.map((tag) => (
          <li
            key={tag}
            className="relative before:absolute before:top-[0.55em] before:-left-2 before:rounded-pill before:border-[1.5px]"
          >
            {tag}
          </li>
        ))}
      </ul>
      <p className="mt-1 flex flex-wrap justify-between gap-x-6">
        <ArrowLink
          link={{ href: discussHref, label: copy.discuss }}
          name={interpolate(copy.discussLabel, { title })}
        />
        {caseHref && (
          <ArrowLink
            link={{ href: caseHref, label: copy.readCase }}
            name={interpolate(copy.readCaseLabel, { title })}
          />
        )}
      </p>
    </div>
  );
}

/** Its layout follows the width of its list item, which must be a container. */
export function ProjectCard(props: ProjectCardProps) {
  const { project, copy } = props;
  return (
    <article
      id={project.id}
      aria-labelledby={`${project.id}-title`}
      className="relative flex h-full flex-col overflow-clip rounded-card border border-rule bg-card outline-offset-3 outline-leaf target:outline-3 @row:grid @row:grid-cols-[5fr_3fr] print:break-inside-avoid"
    >
      <Poster {...props} />
      <div
        className={`grid grow gap-x-10 gap-y-4 pt-5 pb-2 md:pb-3 @wide:grow-0 @wide:grid-cols-2 @row:grid-cols-1 ${sides}`}
      >
        <Story project={project} copy={copy} />
        <div className="flex flex-col self-end @wide:self-stretch @row:self-end">
          <Results {...props} />
          <Foot {...props} />
        </div>
      </div>
    </article>
  );
}
