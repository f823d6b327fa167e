import type { Project } from '../../schema/projects';
import { FittedFigure, hasDescender } from '../../ui/FittedFigure';
import type { ProjectCardProps } from './ProjectCard';

const featuredClasses =
  'featured:col-[1/8] featured:row-[3/7] featured:mr-0 featured:pl-10 featured:text-body';
const rowClasses =
  'grid grid-cols-[1fr_auto] items-baseline featured:content-center gap-x-2 @max-result/cards:flex @max-result/cards:flex-wrap';

/** Returns the greatest height of a figure, as a share of its width. A dollar sign must not reach the label. */
function getMaxHeight(figure: string, isBesidePicture: boolean) {
  if (hasDescender(figure)) return isBesidePicture ? 0.45 : 0.2;
  return isBesidePicture ? 0.54 : 0.36;
}

interface RankProps {
  rank: keyof Project['results'];
  copy: ProjectCardProps['copy'];
}

/** Shows 'Primary', 'Secondary' or 'Tertiary', read as 'Primary result' by screen readers. */
const Rank = ({ rank, copy }: RankProps) => (
  <span className="whitespace-nowrap text-fine text-ink-muted">
    {copy[rank]} <span className="sr-only">{copy.result}</span>
  </span>
);

export function ProjectResults({ project, picture, caption, counted, copy }: ProjectCardProps) {
  const { primary, ...others } = project.results;
  const besidePicture =
    'mr-[calc(var(--picture)+0.75rem)] mirrored:mr-0 mirrored:ml-[calc(var(--picture)+0.75rem)] @max-result/cards:mx-0! featured:mr-0 print:min-h-(--picture)';
  return (
    <ul
      aria-label={copy.resultsLabel}
      className={`shared-card-rows col-start-1 row-span-5 row-start-1 mr-[calc(var(--card-padding)-var(--picture-padding))] text-small leading-tight ${featuredClasses}`}
    >
      <li className="row-span-2 shared-card-rows @max-result/cards:block">
        <span
          className={`flex flex-col justify-end self-end pb-[calc(var(--picture)/60+1px)] ${picture ? besidePicture : 'pt-6'}`}
        >
          <FittedFigure
            figure={primary.figure}
            maxHeight={getMaxHeight(primary.figure, !!picture)}
            className={`${hasDescender(primary.figure) ? 'z-2' : '[clip-path:inset(-1em_-1em_0)]'} featured:[&>svg]:max-h-[17cqi]`}
          />
        </span>{' '}
        <span
          className={`pt-2 pb-[5px] featured:pb-2.5 ${hasDescender(primary.figure) ? 'featured:pt-9' : 'featured:pt-3'} ${rowClasses}`}
        >
          <span className="font-semibold">{primary.label}</span> <Rank rank="primary" copy={copy} />
        </span>
      </li>
      {(['secondary', 'tertiary'] as const).map((rank) => {
        const counts = rank === 'secondary' ? counted : undefined;
        const isLast = rank === 'tertiary' && !caption;
        return (
          <li
            key={rank}
            className={`content-start border-rule border-t featured:min-[112.5rem]:pt-2 ${isLast ? 'row-span-2' : ''} ${rowClasses}`}
          >
            <span className="py-[5px] featured:py-2">
              <span className="mr-0.5 font-bold font-figure text-large leading-0 featured:mr-2 featured:text-count">
                {others[rank].figure}
              </span>{' '}
              {counts?.text ?? others[rank].label}
              {counts?.lead && (
                <span className="-mr-18 block text-ink-muted @max-result/cards:mr-0">
                  {counts.lead}
                </span>
              )}
            </span>{' '}
            <Rank rank={rank} copy={copy} />
          </li>
        );
      })}
    </ul>
  );
}
