import { palettes } from '../../illustrations/posters/palettes';
import { withMinusSign } from '../../lib/format';
import type { Project } from '../../schema/records';

export interface ProjectResultsProps {
  project: Project;
  /** The primary result stands below a photo, and over a poster. */
  hasPhoto: boolean;
  copy: Record<'resultsLabel' | 'primary' | 'secondary' | 'tertiary', string>;
}

/** In the corner that posters leave clear; in the list if colors are off or text is large. */
const overPoster =
  'top-0 left-0 rounded-small colored:pt-[min(1.5rem,6cqi)] colored:pl-[min(1.5rem,6.25cqi)] @over:colored:absolute max-md:@over:colored:max-w-[52%] md:colored:max-w-[70%] @wide:colored:max-w-70';

const figureSizes = {
  short: 'text-[min(6rem,18cqi)] md:text-[min(6rem,24.5cqi)]',
  long: 'text-[min(3.75rem,11cqi)] md:text-[min(3.75rem,15.5cqi)]',
};

function PrimaryResult({ project, hasPhoto, copy }: ProjectResultsProps) {
  const { figure, label } = project.results.primary;
  const size = figureSizes[hasPhoto || figure.length > 5 ? 'long' : 'short'];
  return (
    <li
      className={`text-balance pb-2 font-semibold text-fine md:text-small md:leading-tight ${hasPhoto ? '' : `${overPoster} ${palettes[project.industry]}`}`}
    >
      <span className="block font-normal text-fine text-ink-2">{copy.primary}</span>{' '}
      <span
        className={`block whitespace-nowrap font-bold font-figure leading-none tracking-[-0.015em] ${size}`}
      >
        {withMinusSign(figure)}
      </span>{' '}
      {label}
    </li>
  );
}

export function ProjectResults(props: ProjectResultsProps) {
  const { project, copy } = props;
  return (
    <ul
      aria-label={copy.resultsLabel}
      className="grow gap-x-4 text-small *:not-first:content-center *:not-first:items-baseline *:not-first:border-rule *:not-first:border-t *:not-first:py-1.5 @over:grid @over:grid-cols-[auto_1fr_auto] @over:*:col-span-full @over:*:not-first:grid @over:*:not-first:grid-cols-subgrid"
    >
      <PrimaryResult {...props} />
      {(['secondary', 'tertiary'] as const).map((rank) => (
        <li key={rank}>
          <span className="font-bold font-figure text-[1.375rem] leading-tight @wide:text-[2.75rem]">
            {withMinusSign(project.results[rank].figure)}
          </span>{' '}
          {project.results[rank].label}{' '}
          <span className="text-right text-fine text-ink-2">{copy[rank]}</span>
        </li>
      ))}
    </ul>
  );
}
