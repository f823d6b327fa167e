import { memo } from 'react';
import { interpolate } from '../../lib/interpolate';
import type { PictureFiles } from '../../lib/picture';
import type { Searchable } from '../../lib/portfolio';
import { withMinusSign } from '../../lib/result-figure';
import type { Project } from '../../schema/records';
import { ArrowLink } from '../../ui/ArrowLink';
import { Heading } from '../../ui/Heading';
import { Picture, PictureCaption } from '../../ui/Picture';

export interface ShownProject extends Searchable, Pick<Project, 'id' | 'results' | 'duration'> {
  picture: PictureFiles;
  discussHref: string;
  caseHref?: string | undefined;
}

const ranks = ['primary', 'secondary', 'tertiary'] as const;

type ListLabel = 'resultsLabel' | 'tagsLabel' | 'durationLabel';
type LinkText = 'discuss' | 'discussLabel' | 'readCase' | 'readCaseLabel';
export type ProjectCardCopy = Record<(typeof ranks)[number] | ListLabel | LinkText, string>;

interface PartProps {
  project: ShownProject;
  copy: ProjectCardCopy;
  isWide: boolean;
}

function Story({ project, isWide, copy }: PartProps) {
  return (
    <div className={`p-4 pb-3 sm:px-6 sm:pt-6 sm:pb-4 ${isWide ? 'md:row-span-2' : ''}`}>
      <PictureCaption picture={project.picture} className="-mt-1 mb-3 sm:-mt-3 sm:mb-4" />
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

/** More than six characters need the small size to fit their column. */
function figureClasses(figure: string, isPrimary: boolean): string {
  const isLong = figure.length > 6;
  if (isPrimary)
    return `pb-1 text-leaf ${isLong ? 'text-[1.75rem]' : 'text-[2rem] min-[22rem]:text-[2.5rem]'}`;
  return `pb-2 ${isLong ? 'text-[1.125rem]' : 'text-[1.375rem]'}`;
}

function Results({ project, isWide, copy }: PartProps) {
  return (
    <ul
      aria-label={copy.resultsLabel}
      className={`mx-4 grid grid-cols-[1.13fr_1.05fr_0.9fr] content-start gap-x-2 border-rule border-t pt-3 sm:mx-6 min-[22rem]:grid-cols-[1.15fr_1fr_0.85fr] min-[22rem]:gap-x-3 ${isWide ? 'md:border-t-0' : ''}`}
    >
      {ranks.map((rank) => {
        const { figure, label } = project.results[rank];
        return (
          <li key={rank} className="grid min-w-0 grid-rows-[auto_3rem_auto] content-start">
            <span className="text-fine text-ink-2">{copy[rank]}</span>{' '}
            <span
              className={`self-end font-bold font-figure leading-none tracking-[-0.015em] tabular ${figureClasses(figure, rank === 'primary')}`}
            >
              {withMinusSign(figure)}
            </span>{' '}
            <span className="text-balance text-fine">{label}</span>
          </li>
        );
      })}
    </ul>
  );
}

function Foot({ project, copy }: Omit<PartProps, 'isWide'>) {
  const { title, tags, discussHref, caseHref } = project;
  return (
    <div className="grid content-between px-4 pt-3 pb-2 sm:px-6 sm:pt-4 sm:pb-4">
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

export interface ProjectCardProps extends PartProps {
  isFirst: boolean;
}

export const ProjectCard = memo(({ isFirst, ...part }: ProjectCardProps) => {
  const { project, isWide } = part;
  return (
    <article
      id={project.id}
      aria-labelledby={`${project.id}-title`}
      className={`row-span-4 overflow-clip rounded-card border border-rule bg-card outline-offset-3 outline-leaf target:outline-3 md:grid print:break-inside-avoid ${isWide ? 'md:grid-cols-2 md:grid-rows-[auto_auto_1fr] xl:grid-rows-[1fr_auto_auto]' : 'grid-rows-subgrid'}`}
    >
      <Picture
        picture={project.picture}
        isFirst={isFirst}
        className={`aspect-12/5 ${isWide ? 'md:col-span-2 md:aspect-16/9 xl:aspect-auto xl:h-0 xl:min-h-full' : 'md:aspect-8/5'}`}
      />
      <Story {...part} />
      <Results {...part} />
      <Foot {...part} />
    </article>
  );
});
