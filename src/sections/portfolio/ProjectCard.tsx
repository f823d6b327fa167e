import { interpolate } from '../../lib/interpolate';
import { palettes } from '../../lib/palettes';
import type { PictureFiles } from '../../lib/picture';
import type { Project } from '../../schema/records';
import { Heading } from '../../ui/Heading';
import { Picture, PictureCaption } from '../../ui/Picture';
import { CardResults } from './CardResults';

type Label = 'resultsLabel' | 'tagsLabel' | 'durationLabel';
type LinkText = 'discuss' | 'discussLabel' | 'readCase' | 'readCaseLabel';

export interface ProjectCardProps {
  project: Project;
  /** For a card of one column, and for a wider one. */
  pictures: Record<'card' | 'wide', PictureFiles>;
  discussHref: string;
  caseHref?: string | undefined;
  isFirst: boolean;
  copy: Record<keyof Project['results'] | Label | LinkText, string>;
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
        <PictureCaption
          picture={card}
          className={`border-rule border-t py-2 text-small ${sides}`}
        />
      )}
    </div>
  );
}

function Story({ project, copy }: ProjectCardProps) {
  return (
    <div className="text-small">
      <p className="flex flex-wrap gap-1.5 text-fine *:rounded-[0.375rem] *:border *:border-edge *:px-2 *:py-0.5">
        <span>{project.industry}</span> <span>{project.type}</span>
      </p>
      <Heading level={2} size="subheading" id={`${project.id}_title`} className="mt-3">
        {project.title}
      </Heading>
      <p className="mt-2 flex flex-wrap justify-between gap-x-4 font-semibold">
        {project.company}{' '}
        <span>
          <span className="sr-only">{copy.durationLabel}: </span>
          {project.duration}
        </span>
      </p>
      <p className="mt-2 text-ink-2">{project.description}</p>
    </div>
  );
}

/** Its layout follows the width of its list item, which must be a container. */
export function ProjectCard(props: ProjectCardProps) {
  const { project, discussHref, caseHref, copy } = props;
  const { id, title, tags } = project;
  return (
    <article
      id={id}
      aria-labelledby={`${id}_title`}
      className="relative flex h-full flex-col overflow-clip rounded-card border border-rule bg-card outline-offset-3 outline-leaf target:outline-3 @row:grid @row:grid-cols-[5fr_3fr] print:break-inside-avoid"
    >
      <Poster {...props} />
      <div
        className={`grid grow gap-x-10 gap-y-4 pt-5 pb-2 md:pb-3 @wide:grow-0 @wide:grid-cols-2 @row:grid-cols-1 ${sides}`}
      >
        <Story {...props} />
        <div className="flex flex-col self-end @wide:self-stretch @row:self-end">
          <CardResults {...props} />
          {/* Clips the separator at the start of a line. */}
          <ul
            aria-label={copy.tagsLabel}
            className="flex flex-wrap gap-x-3 overflow-clip border-rule border-t pt-3 text-fine text-ink-2 *:relative *:before:absolute *:before:top-[0.55em] *:before:-left-2 *:before:rounded-pill *:before:border-[1.5px]"
          >
            {tags.map((tag) => (
              <li key={tag}>{tag}</li>
            ))}
          </ul>
          <p className="mt-1 flex flex-wrap justify-between gap-x-6 font-semibold *:inline-flex *:min-h-11 *:items-center *:underline *:decoration-2 *:decoration-leaf *:underline-offset-[0.35em] *:hover:decoration-current">
            <a href={discussHref} aria-label={interpolate(copy.discussLabel, { title })}>
              {copy.discuss}
            </a>
            {caseHref && (
              <a href={caseHref} aria-label={interpolate(copy.readCaseLabel, { title })}>
                {copy.readCase}
              </a>
            )}
          </p>
        </div>
      </div>
    </article>
  );
}
