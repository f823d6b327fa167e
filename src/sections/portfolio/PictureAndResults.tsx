import { getSurfaceClasses } from '../../styles/industry-surfaces';
import { Picture, PictureCrop } from '../../ui/Picture';
import type { ProjectCardProps } from './ProjectCard';
import { ProjectResults } from './ProjectResults';

const pictureClasses =
  'col-start-1 row-start-1 justify-self-end mirrored:justify-self-start featured:col-[8/-1] featured:row-[1/4] featured:w-auto featured:justify-self-stretch';

/** Puts the ground line of a drawing, 8 of 480 units above its lower edge, on that of the card. */
const drawingClasses =
  '@max-result/cards:ml-auto mt-2 mb-[calc(var(--picture)/-60+0.5px)] size-(--picture) self-end print:self-start featured:-mt-6 featured:mr-10 featured:h-auto';

const photoClasses =
  'relative min-h-(--picture) w-[calc(var(--picture)+var(--picture-padding))] self-stretch *:absolute *:inset-0 *:rounded-none';
const photoMarginClasses =
  '-mr-(--picture-padding) mirrored:mr-0 mirrored:-ml-(--card-padding) featured:mr-0';

const captionClasses =
  'col-start-1 row-start-5 mr-[calc(var(--card-padding)-var(--picture-padding))] flex items-center gap-2 border-rule border-t py-1 text-small leading-tight print:row-start-6';
const featuredCaptionClasses =
  'featured:col-[8/-1] featured:row-start-4 featured:mr-10 featured:border-0 featured:pt-3';

/** The ground line of the drawing. Print and narrow cards have none. */
const groundClasses =
  'after:z-1 after:h-[calc(var(--picture)/60+1px)] after:self-end after:bg-(--color-palette-ground) print:after:hidden @max-result/cards:after:hidden';
const acrossClasses =
  'after:col-span-full after:row-start-1 after:-mr-(--picture-padding) after:-ml-(--card-padding) featured:after:row-start-3 featured:after:mx-0';

const rootClasses =
  'shared-card-rows row-span-5 row-start-1 @max-result/cards:block pr-(--picture-padding) pb-1 @two-cards/cards:pb-1.5 pl-(--card-padding) featured:contents';

/** Shows figure and picture on one ground line. Below it are the results and the caption. */
export function PictureAndResults(props: ProjectCardProps) {
  const { project, picture, caption, loadsFirst } = props;
  return (
    <div
      className={`${rootClasses} ${groundClasses} ${acrossClasses} ${getSurfaceClasses(project.industry)}`}
    >
      {picture && (
        <Picture
          picture={picture}
          priority={loadsFirst}
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
