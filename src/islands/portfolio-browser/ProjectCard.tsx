import { interpolate } from '../../lib/interpolate';
import { splitResult } from '../../lib/result-figure';
import { ButtonLink } from '../../ui/ButtonLink';
import { Heading } from '../../ui/Heading';

export interface ProjectCardCopy {
  primary: string;
  secondary: string;
  tertiary: string;
  resultsLabel: string;
  tagsLabel: string;
  durationLabel: string;
  discuss: string;
  discussLabel: string;
}

export interface ProjectCardProps {
  id: string;
  title: string;
  company: string;
  industry: string;
  type: string;
  description: string;
  picture: { src: string; alt: string };
  results: { primary: string; secondary: string; tertiary: string };
  tags: readonly string[];
  duration: string;
  discussHref: string;
  /** Whether the picture is in the first view. */
  eager: boolean;
  /** Whether the card fills a row of the grid, its picture beside its text. */
  wide: boolean;
  /** Whether the address names this project; a card that filters took away and brought back stays marked. */
  named: boolean;
  copy: ProjectCardCopy;
}

interface ResultFigureProps {
  label: string;
  result: string;
  /** The primary figure leads: a row of its own, set large. */
  leading?: boolean;
}

function Result({ label, result, leading = false }: ResultFigureProps) {
  const { figure, words } = splitResult(result);
  return (
    <li
      className={`flex min-w-0 flex-wrap items-baseline gap-x-2.5 py-3 ${leading ? 'col-span-full border-rule border-b' : 'content-start even:pr-4 odd:gutter-rule'}`}
    >
      <span className="w-full text-fine text-ink-2">
        {label}
        <span className="sr-only">:</span>
      </span>{' '}
      <span
        className={`font-bold font-figure tracking-[-0.015em] tabular ${leading ? 'text-[2.5rem] leading-none' : 'w-full text-[1.625rem] leading-tight'}`}
      >
        {figure}
      </span>{' '}
      <span className={leading ? 'font-semibold' : 'text-small leading-snug'}>{words}</span>
    </li>
  );
}

/** One project: its picture, its story and its three figures, made for comparing. */
export function ProjectCard(props: ProjectCardProps) {
  const { copy, results } = props;
  const titleId = `${props.id}-title`;
  return (
    <article
      id={props.id}
      aria-labelledby={titleId}
      data-named={props.named || undefined}
      className={`${props.wide ? 'grid-rows-subgrid lg:grid-cols-[7fr_5fr] lg:grid-rows-[1fr_auto_auto_auto]' : 'grid-rows-subgrid'} row-span-5 mb-8 grid overflow-clip rounded-card border border-rule bg-card outline-offset-3 outline-leaf target:outline-3 data-named:outline-3 print:break-inside-avoid`}
    >
      <img
        src={props.picture.src}
        alt={props.picture.alt}
        width={640}
        height={400}
        loading={props.eager ? 'eager' : 'lazy'}
        fetchPriority={props.eager ? 'high' : 'auto'}
        decoding="async"
        className={`w-full border-rule bg-paper-2 text-small ${props.wide ? 'aspect-8/5 object-cover max-lg:border-b lg:row-span-4 lg:aspect-auto lg:h-full lg:border-r' : 'aspect-8/5 border-b'}`}
      />
      <div className="px-5 py-5 sm:px-6">
        <p className="text-ink-2 text-small">
          <span>{props.industry}</span>
          <span className="sr-only">, </span> <span aria-hidden="true">·</span>{' '}
          <span>{props.type}</span>
        </p>
        <Heading level={2} size="subheading" id={titleId} className="mt-2">
          {props.title}
        </Heading>
        <p className="mt-1.5 font-semibold text-small">{props.company}</p>
        <p className="mt-3 text-ink-2 text-small">{props.description}</p>
      </div>
      <ul
        aria-label={copy.resultsLabel}
        className="mx-5 grid grid-cols-2 grid-rows-[auto_1fr] gap-x-4 border-rule border-y [--gutter:1rem] sm:mx-6"
      >
        <Result label={copy.primary} result={results.primary} leading />
        <Result label={copy.secondary} result={results.secondary} />
        <Result label={copy.tertiary} result={results.tertiary} />
      </ul>
      <ul
        aria-label={copy.tagsLabel}
        className="flex flex-wrap content-start gap-1.5 px-5 pt-4 sm:px-6"
      >
        {props.tags.map((tag) => (
          <li key={tag} className="rounded-small bg-chip px-2 py-0.5 text-small">
            {tag}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap items-center justify-between gap-3 px-5 pt-5 pb-5 sm:px-6 sm:pb-6">
        <p className="font-semibold text-small">
          <span className="sr-only">{copy.durationLabel}: </span>
          {props.duration}
        </p>
        <ButtonLink
          href={props.discussHref}
          look="outline"
          label={interpolate(copy.discussLabel, { title: props.title })}
          className="min-h-11 px-5 text-[1rem]"
        >
          {copy.discuss}
        </ButtonLink>
      </div>
    </article>
  );
}
