import type { ClientPicture } from '../../data/pictures';
import type { PortfolioCopy } from '../../schema/copy/portfolio';
import type { Project } from '../../schema/projects';
import { getSurfaceClasses } from '../../styles/industry-surfaces';
import { FittedFigure } from '../../ui/FittedFigure';
import { Picture } from '../../ui/Picture';
import type { Caption } from './caption';
import { PlateCaption } from './PlateCaption';
import { Rank } from './Rank';

export interface PlateProps {
  project: Omit<Project, 'sample' | 'image'>;
  picture: ClientPicture | undefined;
  caption: Caption | undefined;
  caseStudyHref?: string;
  /** Loads the picture before others. */
  isFirst: boolean;
  copy: PortfolioCopy['card'];
}

/** In the featured project, texts are left of the picture, or right of the figure if there is none. */
export const getFeaturedTextClasses = (picture: ClientPicture | undefined) =>
  picture
    ? 'featured:col-span-7 featured:pl-10'
    : 'featured:col-span-5 featured:col-start-8 featured:pr-10';

/** Breaks a label after its comma, or a short one before its last word, because those beside it have two lines. */
function splitLabel(label: string) {
  const comma = label.indexOf(', ') + 1;
  const end = comma || (label.length > 18 ? 0 : label.lastIndexOf(' '));
  return end > 0 ? [label.slice(0, end), label.slice(end + 1)] : [label];
}

/** Stands on the ground line, in rows that the neighbors share. */
const figureClasses =
  'col-start-1 row-span-4 row-start-1 shared-card-rows pb-2.5 font-semibold text-small leading-tight';
const featuredFigureClasses =
  'featured:col-span-7 featured:flex featured:flex-wrap featured:items-baseline featured:gap-x-2 featured:pt-10 featured:pl-10';

function FigureAndLabel({ project, picture, caseStudyHref, isFirst, copy }: PlateProps) {
  const { id, results } = project;
  const { figure, label } = results.primary;
  const [start, end] = splitLabel(label);
  return (
    <p
      className={`${figureClasses} ${featuredFigureClasses} ${picture ? 'pt-3 featured:row-span-1' : 'pt-6 featured:row-span-8 featured:content-end featured:pb-7'}`}
    >
      <span className={`self-end featured:w-full featured:max-w-none ${picture ? 'max-w-40' : ''}`}>
        <FittedFigure figure={figure} maxHeight={picture && !isFirst ? 0.5 : 0.36} />
      </span>{' '}
      <span
        className={`text-balance featured:mt-5 featured:max-w-3/4 featured:text-large ${picture ? 'mt-2.5 max-w-[8.5em]' : 'mt-4 self-end featured:self-auto'}`}
      >
        {start} {picture && end && <br className="featured:hidden" />}
        {end}
      </span>{' '}
      <Rank rank="primary" copy={copy} className="mt-1" />{' '}
      {caseStudyHref && (
        <a
          id={`${id}_case`}
          href={caseStudyHref}
          aria-labelledby={`${id}_case ${id}_title`}
          className="-mb-2.5 inline-flex min-h-11 items-center justify-self-start whitespace-nowrap underlined featured:-my-2 featured:ml-4 print:hidden"
        >
          {copy.readCase}
        </a>
      )}
    </p>
  );
}

const pictureClasses =
  'col-start-2 row-span-4 row-start-1 featured:col-span-5 featured:col-start-8 featured:w-auto';

/** Stands with its own ground, which is 8 of 480 high and has 8 below it, on the ground line. */
const drawingClasses =
  '@max-result/cards:ml-auto mt-2 mb-[calc(var(--picture)/-60+0.5px)] size-(--picture) self-end @two-cards/cards:mt-2.5 featured:row-span-6 featured:m-0 featured:h-auto featured:pt-6 featured:pr-10';

/** Fills the right of the card to its edges. */
const photoClasses =
  'relative -mr-(--picture-padding) min-h-(--picture) w-[calc(var(--picture)+var(--picture-padding))] self-stretch *:absolute *:inset-0 *:rounded-none featured:mr-0';

const badgesClasses =
  'col-span-full flex flex-wrap content-center items-start gap-1.5 pt-1 pb-2 text-fine *:rounded-small *:border *:border-edge *:px-2 *:leading-[1.45] @two-cards/cards:pt-1.5 @two-cards/cards:pb-3 featured:row-span-1 featured:row-start-3 featured:self-end featured:pt-7';

/** The ground line of the drawing, across the card. */
const groundClasses =
  'after:z-1 after:col-span-full after:row-start-4 after:-mr-(--picture-padding) after:-ml-(--card-padding) after:h-[calc(var(--picture)/60+1px)] after:self-end after:bg-(--color-palette-ground) @max-result/cards:after:hidden featured:after:hidden';

/** Shows the primary result beside the picture, and below the ground line caption and badges. */
export function Plate(props: PlateProps) {
  const { project, picture, caption, isFirst, copy } = props;
  const { industry, type } = project;
  const photoRows = caption ? 'featured:row-span-6' : 'featured:row-span-8';
  return (
    <div
      className={`shared-card-rows row-span-6 row-start-1 grid-cols-[minmax(0,1fr)_auto] gap-x-4 @max-result/cards:block pr-(--picture-padding) pl-(--card-padding) featured:contents ${groundClasses} ${getSurfaceClasses(industry)}`}
    >
      <FigureAndLabel {...props} />
      {picture && (
        <Picture
          picture={picture}
          priority={isFirst}
          className={`${pictureClasses} ${picture.isPhoto ? `${photoClasses} ${photoRows}` : drawingClasses}`}
        />
      )}
      {caption && <PlateCaption caption={caption} picture={picture} copy={copy} />}
      <p
        className={`${badgesClasses} ${caption ? 'row-start-6' : 'row-span-2 row-start-5'} ${getFeaturedTextClasses(picture)}`}
      >
        <span>{industry}</span> <span>{type}</span>
      </p>
    </div>
  );
}
