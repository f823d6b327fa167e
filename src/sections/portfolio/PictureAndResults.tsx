import type { Project } from '../../schema/projects';
import { FittedFigure } from '../../ui/FittedFigure';
import { getSurfaceClasses } from '../../ui/industry-surfaces';
import { Picture, PictureCrop } from '../../ui/Picture';
import type { ProjectCardProps } from './ProjectCard';

const featuredResultsClasses =
  'featured:col-[1/8] featured:row-[3/7] featured:mr-0 featured:pl-10 featured:text-body';
const rowClasses =
  'grid grid-cols-[1fr_auto] items-baseline featured:content-center gap-x-2 @max-result/cards:flex @max-result/cards:flex-wrap';

interface RankProps {
  rank: keyof Project['results'];
  copy: ProjectCardProps['copy'];
}

/** Shows 'Primary', 'Secondary' or 'Tertiary', read as 'Primary result' by screen readers. */
const Rank = ({ rank, copy }: RankProps) => (
  <span className="whitespace-nowrap text-small text-ink-muted">
    {copy[rank]} <span className="sr-only">{copy.result}</span>
  </span>
);

function ProjectResults({ project, picture, caption, secondaryLabel, copy }: ProjectCardProps) {
  const { primary, ...others } = project.results;
  const besidePicture =
    'mr-[calc(var(--picture-size)+0.75rem)] mirrored:mr-0 mirrored:ml-[calc(var(--picture-size)+0.75rem)] @max-result/cards:mx-0! featured:mr-0';
  return (
    <ul
      aria-label={copy.resultsLabel}
      className={`subgrid-card-rows col-start-1 row-span-5 row-start-1 mr-[calc(var(--card-padding)-var(--picture-padding))] text-small leading-tight ${featuredResultsClasses}`}
    >
      <li className="row-span-2 subgrid-card-rows @max-result/cards:block">
        <span
          className={`flex flex-col justify-end self-end pb-[calc(var(--picture-size)/60+1px)] ${picture ? besidePicture : 'pt-6'}`}
        >
          <FittedFigure
            figure={primary.figure}
            className="z-2 mirrored:text-right featured:[&>svg]:max-h-[17cqi]"
          />
        </span>
        {''}
        <span
          className={`pt-2 pb-[5px] featured:pb-2.5 ${primary.figure.startsWith('$') ? 'featured:pt-9' : 'featured:pt-3'} ${rowClasses}`}
        >
          <span className="font-semibold">{primary.label}</span> <Rank rank="primary" copy={copy} />
        </span>
      </li>
      {(['secondary', 'tertiary'] as const).map((rank) => {
        const resultCaption = rank === 'secondary' ? secondaryLabel : undefined;
        const isLast = rank === 'tertiary' && !caption;
        return (
          <li
            key={rank}
            className={`content-start border-rule border-t featured:min-[112.5rem]:pt-2 ${isLast ? 'row-span-2' : ''} ${rowClasses}`}
          >
            <span className="grid grid-cols-[auto_1fr] items-baseline gap-x-1.5 py-[5px] featured:gap-x-3 featured:py-2">
              <span className="font-figure text-large leading-0 featured:text-subheading">
                {others[rank].figure}
              </span>
              {''}
              {resultCaption?.text ?? others[rank].label}
              {resultCaption?.lead && (
                <span className="col-start-2 -mr-18 text-ink-muted @max-result/cards:mr-0">
                  {resultCaption.lead}
                </span>
              )}
            </span>
            {''}
            <Rank rank={rank} copy={copy} />
          </li>
        );
      })}
    </ul>
  );
}

const pictureClasses =
  'col-start-1 row-start-1 justify-self-end mirrored:justify-self-start featured:col-[8/-1] featured:row-[1/4] featured:w-auto featured:justify-self-stretch';

/** Puts the ground line of a drawing, 8 of 480 units above its lower edge, on that of the card. */
const drawingClasses =
  '@max-result/cards:ml-auto mt-2 mb-[calc(var(--picture-size)/-60+0.5px)] size-(--picture-size) self-end featured:-mt-6 featured:mr-10 featured:h-auto';

const photoClasses =
  'relative min-h-(--picture-size) w-[calc(var(--picture-size)+var(--picture-padding))] self-stretch *:absolute *:inset-0 *:rounded-none';
/* Wider than the frame, which crops the sides. */
const photoSizes =
  '(min-width: 112.5rem) 27rem, (min-width: 73rem) 27vw, (min-width: 40rem) 40vw, 70vw';
const featuredPhotoSizes =
  '(min-width: 100rem) 54rem, (min-width: 73rem) 60vw, (min-width: 40rem) 40vw, 70vw';
const photoMarginClasses =
  '-mr-(--picture-padding) mirrored:mr-0 mirrored:-ml-(--card-padding) featured:mr-0';

const captionClasses =
  'col-start-1 row-start-5 mr-[calc(var(--card-padding)-var(--picture-padding))] flex items-center gap-2 border-rule border-t py-1 text-small leading-tight';
const featuredCaptionClasses =
  'featured:col-[8/-1] featured:row-start-4 featured:mr-10 featured:border-0 featured:pt-3';

/** The ground line of the drawing. Print and narrow cards have none. */
const groundClasses =
  'after:z-1 after:h-[calc(var(--picture-size)/60+1px)] after:self-end after:bg-(--color-palette-ground) @max-result/cards:after:hidden';
const acrossClasses =
  'after:col-span-full after:row-start-1 after:-mr-(--picture-padding) after:-ml-(--card-padding) featured:after:row-start-3 featured:after:mx-0';

const rootClasses =
  'subgrid-card-rows row-span-5 row-start-1 @max-result/cards:block pr-(--picture-padding) pb-1 @two-cards/cards:pb-1.5 pl-(--card-padding) featured:contents';

/** Shows figure and picture on one ground line. Below it are the results and the caption. */
export function PictureAndResults(props: ProjectCardProps) {
  const { project, picture, caption, isFirst } = props;
  return (
    <div
      className={`${rootClasses} ${groundClasses} ${acrossClasses} ${getSurfaceClasses(project.industry)}`}
    >
      {picture && (
        <Picture
          picture={picture}
          sizes={isFirst ? featuredPhotoSizes : photoSizes}
          priority={isFirst}
          className={`${pictureClasses} ${picture.isPhoto ? `${photoClasses} ${photoMarginClasses}` : drawingClasses}`}
        />
      )}
      <ProjectResults {...props} />
      {caption && (
        <p className={`${captionClasses} ${featuredCaptionClasses}`}>
          <PictureCrop picture={picture} className="size-5 rounded-square" />
          {caption}
        </p>
      )}
    </div>
  );
}
