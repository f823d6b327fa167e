import { FittedFigure } from '../../ui/FittedFigure';
import { hasCaptionAbove } from './caption';
import type { PictureAndResultsProps } from './PictureAndResults';
import { Rank } from './Rank';

const rowClasses =
  'col-span-full grid grid-cols-subgrid items-baseline gap-x-2 @max-result/cards:flex @max-result/cards:flex-wrap';

/** Shows the first result as the figure on the ground line, and a row for each below it. */
export function ProjectResults({ project, picture, caption, copy }: PictureAndResultsProps) {
  const { primary, ...others } = project.results;
  const isBelowCaption = hasCaptionAbove(caption);
  const maxHeight = isBelowCaption ? 0.46 : 0.7;
  return (
    <ul
      aria-label={copy.resultsLabel}
      className="shared-card-rows col-start-1 row-span-4 row-start-2 mr-[calc(var(--card-padding)-var(--picture-padding))] grid-cols-[auto_1fr_auto]! text-small leading-tight featured:text-body featured:col-[1/8] featured:row-[3/7] featured:mr-0 featured:pl-10"
    >
      <li className={`row-span-2 not-print:grid-rows-subgrid ${rowClasses}`}>
        <span
          className={`col-span-full flex flex-col justify-end self-end pb-[calc(var(--picture)/60+1px)] @max-result/cards:w-full ${picture ? `mr-[calc(var(--picture)+1rem)] ${isBelowCaption ? '' : 'print:min-h-(--picture)'} @max-result/cards:mr-0 featured:mr-0` : 'pt-6'}`}
        >
          <FittedFigure
            figure={primary.figure}
            maxHeight={picture ? maxHeight : 0.36}
            className="[clip-path:inset(-1em_-1em_0)] featured:[&>svg]:max-h-[17cqi]"
          />
        </span>{' '}
        <span className="col-span-2 pt-1.5 pb-1 font-semibold @two-cards/cards:pt-2 @two-cards/cards:pb-1.5 featured:pt-3 featured:pb-2.5">
          {primary.label}
        </span>{' '}
        <Rank rank="primary" copy={copy} className="text-right" />
      </li>
      {(['secondary', 'tertiary'] as const).map((rank) => {
        const isCounted = rank === 'secondary' && caption?.isSecondary;
        return (
          <li
            key={rank}
            className={`border-rule border-t featured:min-[112.5rem]:pt-2 ${rowClasses}`}
          >
            <span className="min-w-[1.7em] font-bold font-figure text-large leading-none featured:text-count">
              {others[rank].figure}
            </span>{' '}
            <span className="text-balance py-1 @two-cards/cards:py-1.5 featured:py-2">
              {isCounted ? caption.text : others[rank].label}
              {isCounted && caption.lead && (
                <span className="-mr-18 block text-ink-muted @max-result/cards:mr-0">
                  {caption.lead}
                </span>
              )}
            </span>{' '}
            <Rank rank={rank} copy={copy} className="text-right" />
          </li>
        );
      })}
    </ul>
  );
}
