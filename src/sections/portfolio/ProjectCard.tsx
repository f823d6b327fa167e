import { interpolate } from '../../lib/interpolate';
import type { Project } from '../../schema/records';
import { ArrowLink } from '../../ui/ArrowLink';
import { Heading } from '../../ui/Heading';
import { ProjectResult } from './ProjectResult';

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
  id: string;
  title: string;
  company: string;
  industry: string;
  type: string;
  description: string;
  picture: { src: string; alt: string };
  results: Project['results'];
  tags: readonly string[];
  duration: string;
  discussHref: string;
  /** The full case study of the project, where there is one. */
  caseHref?: string;
  /** Whether the picture is in the first view. */
  eager: boolean;
  copy: ProjectCardCopy;
}

function Story(props: Omit<ProjectCardProps, 'copy'> & { titleId: string; durationLabel: string }) {
  return (
    <div className="p-4 pb-3 wide:row-span-2 whole-row:row-span-1 sm:px-6 sm:pt-6 sm:pb-4">
      <p className="text-fine text-ink-2">
        <span>{props.industry}</span>
        <span className="sr-only">, </span> <span aria-hidden="true">·</span>{' '}
        <span>{props.type}</span>
      </p>
      <Heading
        level={2}
        size="subheading"
        id={props.titleId}
        className="mt-1.5 wide:text-[1.75rem] whole-row:text-[clamp(1.75rem,2.6vw,3rem)]"
      >
        <span data-field="title">{props.title}</span>
      </Heading>
      <div className="mt-1.5 flex flex-wrap justify-between gap-x-4 font-semibold text-small">
        <p data-field="company">{props.company}</p>
        <p>
          <span className="sr-only">{props.durationLabel}: </span>
          {props.duration}
        </p>
      </div>
      <p
        data-field="description"
        className="mt-1.5 text-ink-2 text-small max-sm:leading-[1.4] sm:mt-2 whole-row:mt-4 whole-row:text-body"
      >
        {props.description}
      </p>
    </div>
  );
}

/** One project: its picture, its story and its three figures, made for comparing. */
export function ProjectCard(props: ProjectCardProps) {
  const { copy, results, title } = props;
  const titleId = `${props.id}-title`;
  return (
    <article
      id={props.id}
      aria-labelledby={titleId}
      className="row-span-4 mb-8 grid-rows-subgrid overflow-clip rounded-card border border-rule bg-card outline-offset-3 outline-leaf sm:grid wide:grid-cols-2 wide:grid-rows-[1fr_auto_auto] whole-row:grid-cols-[7fr_5fr] target:outline-3 print:break-inside-avoid"
    >
      <img
        src={props.picture.src}
        alt={props.picture.alt}
        width={640}
        height={400}
        loading={props.eager ? 'eager' : 'lazy'}
        fetchPriority={props.eager ? 'high' : 'auto'}
        decoding="async"
        className="aspect-12/5 w-full bg-paper-2 text-small wide:col-span-2 wide:h-full whole-row:col-span-1 whole-row:row-span-3 sm:aspect-8/5 sm:wide:aspect-5/2 whole-row:aspect-auto"
      />
      <Story {...props} titleId={titleId} durationLabel={copy.durationLabel} />
      <ul
        aria-label={copy.resultsLabel}
        className="mx-4 grid grid-cols-[1.2fr_1fr_1fr] content-start gap-x-2 sm:grid-cols-[1.5fr_1fr_1fr] sm:gap-x-3 border-rule border-t pt-2.5 wide:border-t-0 wide:pt-6 whole-row:border-t whole-row:pt-4 sm:mx-6"
      >
        <ProjectResult label={copy.primary} result={results.primary} isPrimary />
        <ProjectResult label={copy.secondary} result={results.secondary} />
        <ProjectResult label={copy.tertiary} result={results.tertiary} />
      </ul>
      <div className="grid content-end px-4 pt-2.5 pb-1 sm:px-6 sm:pt-4 sm:pb-4">
        {/* A separator that begins a line falls outside the list and is clipped. */}
        <ul
          aria-label={copy.tagsLabel}
          className="flex flex-wrap gap-x-2 overflow-clip sm:gap-x-3 text-[0.8125rem] text-ink-2 leading-normal"
        >
          {props.tags.map((tag) => (
            <li
              key={tag}
              className="relative before:absolute before:-left-2 before:w-2 sm:before:-left-3 sm:before:w-3 before:text-center before:content-['·'/'']"
            >
              <span data-field="tag">{tag}</span>
            </li>
          ))}
        </ul>
        <p className="mt-1 flex flex-wrap justify-between gap-x-6">
          <ArrowLink href={props.discussHref} label={interpolate(copy.discussLabel, { title })}>
            {copy.discuss}
          </ArrowLink>
          {props.caseHref && (
            <ArrowLink href={props.caseHref} label={interpolate(copy.readCaseLabel, { title })}>
              {copy.readCase}
            </ArrowLink>
          )}
        </p>
      </div>
    </article>
  );
}
