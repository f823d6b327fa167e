import type { ClientPicture } from '../../data/pictures';
import type { PortfolioCopy } from '../../schema/copy/portfolio';
import type { Project } from '../../schema/projects';
import { getSurfaceClasses } from '../../styles/industry-surfaces';
import { ClientMark, Picture } from '../../ui/Picture';
import { type Caption, hasCaptionAbove } from './caption';
import { ProjectResults } from './ProjectResults';

export interface PictureAndResultsProps {
  project: Omit<Project, 'sample' | 'image'>;
  picture: ClientPicture | undefined;
  caption: Caption | undefined;
  caseStudyHref?: string;
  /** Loads the picture before others. */
  loadsFirst: boolean;
  copy: PortfolioCopy['card'];
}

const pictureClasses =
  'col-start-1 row-span-2 row-start-1 justify-self-end featured:col-[8/-1] featured:row-[1/4] featured:w-auto featured:justify-self-stretch';

/** A drawing has a ground of its own, 8 of its 480 units high with 8 below, which lies on the card's ground line. */
const drawingClasses =
  '@max-result/cards:ml-auto mt-2 mb-[calc(var(--picture)/-60+0.5px)] size-(--picture) self-end print:self-start featured:-mt-6 featured:mr-10 featured:h-auto';

/** Fills the right of the card to its edges. */
const photoClasses =
  'relative -mr-(--picture-padding) min-h-(--picture) w-[calc(var(--picture)+var(--picture-padding))] self-stretch *:absolute *:inset-0 *:rounded-none featured:mr-0';

/** The ground line of the drawing, across the card. */
const groundClasses =
  'after:z-1 after:col-span-full after:row-start-2 after:-mr-(--picture-padding) after:-ml-(--card-padding) after:h-[calc(var(--picture)/60+1px)] after:self-end after:bg-(--color-palette-ground) print:after:hidden @max-result/cards:after:hidden featured:after:row-start-3 featured:after:mx-0';

/** Shows figure and picture on one ground line, and below it what they and the other results count. */
export function PictureAndResults(props: PictureAndResultsProps) {
  const { project, picture, caption, loadsFirst } = props;
  return (
    <div
      className={`shared-card-rows row-span-5 row-start-1 @max-result/cards:block pr-(--picture-padding) pl-(--card-padding) featured:contents ${groundClasses} ${getSurfaceClasses(project.industry)}`}
    >
      {picture && (
        <Picture
          picture={picture}
          priority={loadsFirst}
          className={`${pictureClasses} ${picture.isPhoto ? photoClasses : drawingClasses}`}
        />
      )}
      <ProjectResults {...props} />
      {hasCaptionAbove(caption) && (
        <p className="col-start-1 row-start-1 mr-[calc(var(--picture)+1rem)] self-start pt-4 pb-1.5 font-semibold text-fine leading-tight featured:col-[8/-1] featured:row-start-4 featured:mr-10 featured:flex featured:items-center featured:gap-2 featured:text-body">
          <ClientMark picture={picture} className="mb-1 size-6 rounded-square featured:mb-0" />
          {caption.text}
        </p>
      )}
    </div>
  );
}
