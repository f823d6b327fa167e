import { memo } from 'react';
import { interpolate } from '../../lib/interpolate';
import type { PictureFiles } from '../../lib/picture';
import type { Searchable } from '../../lib/portfolio';
import { withMinusSign } from '../../lib/result-figure';
import type { Result } from '../../schema/fields';
import type { Project } from '../../schema/records';
import { ArrowLink } from '../../ui/ArrowLink';
import { Heading } from '../../ui/Heading';
import { Picture } from '../../ui/Picture';

export interface ShownProject extends Searchable {
  id: string;
  picture: PictureFiles;
  results: Project['results'];
  duration: string;
  discussHref: string;
  caseHref?: string | undefined;
}

export interface ProjectCardCopy {
  primary: string;
  secondary: string;
  tertiary: string;
  resultsLabel: string;
  tagsLabel: string;
  durationLabel: string;
  discuss: string;
  discussLabel: string;
  readCase: string;
  readCaseLabel: string;
}

export interface ProjectCardProps {
  project: ShownProject;
  isWide: boolean;
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

/** The longest figure that fits its column in the large size. */
const LONGEST_LARGE = 6;

function sizeOf(isPrimary: boolean, isLong: boolean): string {
  if (isPrimary) return isLong ? 'text-[1.75rem]' : 'text-[2.5rem]';
  return isLong ? 'text-[1.125rem]' : 'text-[1.375rem]';
}

interface ResultItemProps {
  label: string;
  result: Result;
  isPrimary?: boolean;
}

function ResultItem({ label, result, isPrimary = false }: ResultItemProps) {
  const size = sizeOf(isPrimary, result.figure.length > LONGEST_LARGE);
  return (
    <li className="grid min-w-0 grid-rows-[auto_3rem_auto] content-start">
      <span className="text-fine text-ink-2">{label}</span>{' '}
      <span
        className={`self-end font-bold font-figure leading-none tracking-[-0.015em] tabular ${size} ${isPrimary ? 'pb-1 text-leaf' : 'pb-2'}`}
      >
        {withMinusSign(result.figure)}
      </span>{' '}
      <span className="text-fine">{result.label}</span>
    </li>
  );
}

function Results({ project, isWide, copy }: Omit<ProjectCardProps, 'isFirst'>) {
  const { primary, secondary, tertiary } = project.results;
  return (
    <ul
      aria-label={copy.resultsLabel}
      className={`mx-4 grid grid-cols-[1.2fr_1.05fr_0.9fr] content-start gap-x-2 border-rule border-t pt-3 sm:mx-6 sm:gap-x-3 ${isWide ? 'md:border-t-0 md:pt-6' : ''}`}
    >
      <ResultItem label={copy.primary} result={primary} isPrimary />
      <ResultItem label={copy.secondary} result={secondary} />
      <ResultItem label={copy.tertiary} result={tertiary} />
    </ul>
  );
}

function Foot({ project, copy }: Pick<ProjectCardProps, 'project' | 'copy'>) {
  const { title, tags, discussHref, caseHref } = project;
  return (
    <div className="grid content-end px-4 pt-3 pb-2 sm:px-6 sm:pt-4 sm:pb-4">
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

export const ProjectCard = memo(({ project, isWide, isFirst, copy }: ProjectCardProps) => (
  <article
    id={project.id}
    aria-labelledby={`${project.id}-title`}
    className={`row-span-4 overflow-clip rounded-card border border-rule bg-card outline-offset-3 outline-leaf target:outline-3 md:grid print:break-inside-avoid ${isWide ? 'md:grid-cols-2 md:grid-rows-[1fr_auto_auto]' : 'grid-rows-subgrid'}`}
  >
    <Picture
      picture={project.picture}
      isFirst={isFirst}
      className={`aspect-12/5 ${isWide ? 'md:col-span-2 md:aspect-16/9 xl:aspect-auto xl:h-0 xl:min-h-full' : 'md:aspect-8/5'}`}
    />
    <Story project={project} isWide={isWide} copy={copy} />
    <Results project={project} isWide={isWide} copy={copy} />
    <Foot project={project} copy={copy} />
  </article>
));
