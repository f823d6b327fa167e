import { memo } from 'react';
import { interpolate } from '../../lib/interpolate';
import type { PictureFiles } from '../../lib/picture';
import type { Searchable } from '../../lib/portfolio-filter';
import type { Project } from '../../schema/records';
import { ArrowLink } from '../../ui/ArrowLink';
import { Heading } from '../../ui/Heading';
import { Picture } from '../../ui/Picture';
import type { ProjectCardCopy } from './copy';
import { ProjectResult } from './ProjectResult';

/** What a card shows of a project. */
export interface ShownProject extends Searchable {
  id: string;
  picture: PictureFiles;
  results: Project['results'];
  duration: string;
  discussHref: string;
  /** The full case study of the project, where there is one. */
  caseHref?: string | undefined;
}

export interface ProjectCardProps {
  project: ShownProject;
  isWide: boolean;
  /** Whether the picture is in the first view. */
  isFirst: boolean;
  copy: ProjectCardCopy;
}

function Story({ project, isWide, copy }: Omit<ProjectCardProps, 'isFirst'>) {
  return (
    <div className={`p-4 pb-3 sm:px-6 sm:pt-6 sm:pb-4 ${isWide ? 'md:row-span-2' : ''}`}>
      <p className="text-fine text-ink-2">
        {project.industry}
        <span className="sr-only">, </span> <span aria-hidden="true">·</span> {project.type}
      </p>
      <Heading level={2} size="subheading" id={`${project.id}-title`} className="mt-1.5">
        {project.title}
      </Heading>
      <div className="mt-1.5 flex flex-wrap justify-between gap-x-4 font-semibold text-small">
        <p>{project.company}</p>
        <p>
          <span className="sr-only">{copy.durationLabel}: </span>
          {project.duration}
        </p>
      </div>
      <p className="mt-1.5 text-ink-2 text-small sm:mt-2">{project.description}</p>
    </div>
  );
}

function Results({ project, isWide, copy }: Omit<ProjectCardProps, 'isFirst'>) {
  const { primary, secondary, tertiary } = project.results;
  return (
    <ul
      aria-label={copy.resultsLabel}
      className={`mx-4 grid grid-cols-[1.2fr_1.05fr_0.9fr] content-start gap-x-2 border-rule border-t pt-3 sm:mx-6 sm:gap-x-3 ${isWide ? 'md:border-t-0 md:pt-6' : ''}`}
    >
      <ProjectResult label={copy.primary} result={primary} isPrimary />
      <ProjectResult label={copy.secondary} result={secondary} />
      <ProjectResult label={copy.tertiary} result={tertiary} />
    </ul>
  );
}

function Foot({ project, copy }: Pick<ProjectCardProps, 'project' | 'copy'>) {
  const { title, tags, discussHref, caseHref } = project;
  return (
    <div className="grid content-end px-4 pt-3 pb-2 sm:px-6 sm:pt-4 sm:pb-4">
      {/* A separator that begins a line falls outside the list and is clipped. */}
      <ul
        aria-label={copy.tagsLabel}
        className="flex flex-wrap gap-x-3 overflow-clip text-fine text-ink-2"
      >
        {tags.map((tag) => (
          <li
            key={tag}
            className="relative before:absolute before:-left-3 before:w-3 before:text-center before:content-['·'/'']"
          >
            {tag}
          </li>
        ))}
      </ul>
      <p className="mt-1 flex flex-wrap justify-between gap-x-6">
        <ArrowLink href={discussHref} label={interpolate(copy.discussLabel, { title })}>
          {copy.discuss}
        </ArrowLink>
        {caseHref && (
          <ArrowLink href={caseHref} label={interpolate(copy.readCaseLabel, { title })}>
            {copy.readCase}
          </ArrowLink>
        )}
      </p>
    </div>
  );
}

/** One project: its picture, its story and its three figures, made for comparing. */
export const ProjectCard = memo(({ project, isWide, isFirst, copy }: ProjectCardProps) => (
  <article
    id={project.id}
    aria-labelledby={`${project.id}-title`}
    className={`row-span-4 overflow-clip rounded-card border border-rule bg-card outline-offset-3 outline-leaf target:outline-3 md:grid print:break-inside-avoid ${isWide ? 'md:grid-cols-2 md:grid-rows-[1fr_auto_auto]' : 'grid-rows-subgrid'}`}
  >
    <Picture
      picture={project.picture}
      isFirst={isFirst}
      className={`aspect-12/5 ${isWide ? 'md:col-span-2 md:aspect-5/2 xl:aspect-auto xl:h-0 xl:min-h-full' : 'md:aspect-8/5'}`}
    />
    <Story project={project} isWide={isWide} copy={copy} />
    <Results project={project} isWide={isWide} copy={copy} />
    <Foot project={project} copy={copy} />
  </article>
));
