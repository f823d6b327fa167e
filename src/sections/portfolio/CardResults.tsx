import { withMinusSign } from '../../lib/format';
import { palettes } from '../../lib/palettes';
import type { ProjectCardProps } from './ProjectCard';

/** In the corner that posters leave clear; in the list if colors are off or text is large. */
const overPoster =
  'top-0 left-0 rounded-small colored:pt-[min(1.5rem,6cqi)] colored:pl-[min(1.5rem,6.25cqi)] @over:colored:absolute max-md:@over:colored:max-w-[52%] md:colored:max-w-[70%] @wide:colored:max-w-70';

/** The first result stands over a poster, but not over a photo. */
export function CardResults({ project, pictures, copy }: ProjectCardProps) {
  const { primary } = project.results;
  const { isPhoto } = pictures.card;
  const size =
    isPhoto || primary.figure.length > 5
      ? 'text-[min(3.75rem,11cqi)] md:text-[min(3.75rem,15.5cqi)]'
      : 'text-[min(6rem,18cqi)] md:text-[min(6rem,24.5cqi)]';
  const signGap = /^[+-]/.test(primary.figure) ? 'first-letter:mr-[0.02em]' : '';
  return (
    <ul
      aria-label={copy.resultsLabel}
      className="grow gap-x-4 text-small *:not-first:content-center *:not-first:items-baseline *:not-first:border-rule *:not-first:border-t *:not-first:py-1.5 @over:grid @over:grid-cols-[auto_1fr_auto] @over:*:col-span-full @over:*:not-first:grid @over:*:not-first:grid-cols-subgrid"
    >
      <li
        className={`text-balance pb-2 font-semibold text-fine md:text-small md:leading-tight ${isPhoto ? '' : `${overPoster} ${palettes[project.industry]}`}`}
      >
        <span className="block font-normal text-fine text-ink-2">{copy.primary}</span>{' '}
        <span
          className={`block whitespace-nowrap font-bold font-figure leading-none tracking-[-0.015em] ${size} ${signGap}`}
        >
          {withMinusSign(primary.figure)}
        </span>{' '}
        {primary.label}
      </li>
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
