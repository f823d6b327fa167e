import type { card } from '@content/copy/portfolio';
import type { ClientPicture } from '../../data/pictures';
import { replaceHyphen } from '../../lib/format';
import { interpolate } from '../../lib/text';
import type { Project } from '../../schema/records';
import { getSurfaceClasses } from '../../styles/industry-surfaces';
import { Heading } from '../../ui/Heading';
import { getFigureSize } from '../../ui/HugeFigure';
import { Picture } from '../../ui/Picture';

export interface ProjectCardProps {
  project: Project;
  picture: ClientPicture | undefined;
  discussHref: string;
  caseStudyHref?: string | undefined;
  isFirst: boolean;
  copy: typeof card;
}

const paddingClasses = 'px-[min(1.25rem,6cqi)]';

type PosterProps = Pick<ProjectCardProps, 'project' | 'picture' | 'isFirst' | 'copy'>;

/** Spans three rows: figure, picture, caption. Without a picture the figure takes all three. */
function Poster({ project, picture, isFirst, copy }: PosterProps) {
  const { figure, label } = project.results.primary;
  const size = picture
    ? 'text-[min(22cqi,5.5rem)]'
    : `mt-auto ${figure.length > 3 ? getFigureSize(figure) : 'text-[54cqi]'}`;
  return (
    <div
      className={`row-span-3 shared-rows pt-5 pb-4 ${paddingClasses} ${getSurfaceClasses(project.industry)}`}
    >
      <p
        className={`@container flex flex-col font-semibold text-small ${picture ? '' : 'row-span-3'}`}
      >
        <span className={`font-bold font-figure leading-[0.85] [font-kerning:none] ${size}`}>
          {replaceHyphen(figure)}
        </span>{' '}
        <span className="mt-2">
          {label} <span className="ml-1 font-normal text-fine text-ink-muted">{copy.primary}</span>
        </span>
      </p>
      {picture && (
        <Picture
          picture={picture}
          isFirst={isFirst}
          className="mt-4 aspect-square print:size-32"
          captionClassName="mt-3 font-semibold text-fine"
        />
      )}
    </div>
  );
}

function SecondaryResults({ results, copy }: { results: Project['results']; copy: typeof card }) {
  return (
    <ul aria-label={copy.resultsLabel} className="row-span-2 shared-rows text-small">
      {(['secondary', 'tertiary'] as const).map((rank) => (
        <li
          key={rank}
          className="flex flex-wrap items-baseline gap-x-2 border-rule border-t py-1.5"
        >
          <span className="font-bold font-figure text-[1.375rem] leading-tight">
            {replaceHyphen(results[rank].figure)}
          </span>{' '}
          <span className="flex-1">{results[rank].label}</span>{' '}
          <span className="text-fine text-ink-muted">{copy[rank]}</span>
        </li>
      ))}
    </ul>
  );
}

export function ProjectCard(props: ProjectCardProps) {
  const { project, picture, discussHref, caseStudyHref, isFirst, copy } = props;
  const { id, title, industry, type, company, duration, description, results, tags } = project;
  const links: [href: string, label: string, name: string][] = [
    [discussHref, copy.discuss, copy.discussLabel],
  ];
  if (caseStudyHref) links.push([caseStudyHref, copy.readCase, copy.readCaseLabel]);
  return (
    <article
      aria-labelledby={`${id}_title`}
      className="row-span-9 shared-rows overflow-clip rounded-card border border-rule bg-card print:break-inside-avoid"
    >
      <Poster project={project} picture={picture} isFirst={isFirst} copy={copy} />
      <div className={`row-span-6 shared-rows pt-4 pb-2 ${paddingClasses}`}>
        <p className="flex flex-wrap content-start items-start gap-1.5 text-fine @two-cards:flex-col @min-[90rem]:flex-row *:rounded-[0.375rem] *:border *:border-edge *:px-2 *:py-0.5">
          <span>{industry}</span> <span>{type}</span>
        </p>
        <div className="mt-3 mb-4 text-small">
          <Heading level={2} size="minor" id={`${id}_title`}>
            {title}
          </Heading>
          <p className="mt-2 flex flex-wrap justify-between gap-x-4 font-semibold">
            {company}{' '}
            <span>
              <span className="sr-only">{copy.durationLabel}: </span>
              {duration}
            </span>
          </p>
          <p className="mt-1 text-ink-muted">{description}</p>
        </div>
        <SecondaryResults results={results} copy={copy} />
        {/* `overflow-clip` hides the separator before a tag that begins a line. */}
        <ul
          aria-label={copy.tagsLabel}
          className="flex flex-wrap content-start gap-x-3 overflow-clip border-rule border-t pt-3 text-fine text-ink-muted"
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
        <p className="mt-1 flex flex-wrap justify-between gap-x-6 font-semibold">
          {links.map(([href, label, name]) => (
            <a
              key={href}
              href={href}
              aria-label={interpolate(name, { title })}
              className="inline-flex min-h-11 items-center underlined"
            >
              {label}
            </a>
          ))}
        </p>
      </div>
    </article>
  );
}
