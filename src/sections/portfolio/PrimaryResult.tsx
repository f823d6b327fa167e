import type { ClientPicture } from '../../data/pictures';
import type { PortfolioCopy } from '../../schema/copy/portfolio';
import type { Project } from '../../schema/projects';
import { getSurfaceClasses } from '../../styles/industry-surfaces';
import { getFigureClasses } from '../../ui/HugeFigure';
import { Picture } from '../../ui/Picture';
import { ResultLabel } from './ResultLabel';

export interface PrimaryResultProps {
  project: Project;
  picture: ClientPicture | undefined;
  caseStudyHref?: string;
  isFirst: boolean;
  copy: PortfolioCopy['card'];
}

const resultClasses =
  'flex flex-col items-baseline gap-x-2 pt-3 pb-3 font-semibold text-small leading-snug md:pt-4 @max-result:[flex-flow:wrap]';

/* In the featured project the result is in the left columns of the card, the picture in the right ones. */
const featuredResultClasses =
  'featured:col-span-7 featured:[flex-flow:wrap] featured:pt-8 featured:pl-10';
const featuredPictureClasses =
  'featured:col-span-5 featured:col-start-8 featured:row-span-2 featured:row-start-1 featured:self-center featured:py-6 featured:pr-10';

/** Shows the primary result, and the picture: beside it, or below it where the card is narrow. */
export function PrimaryResult(props: PrimaryResultProps) {
  const { project, picture, caseStudyHref, isFirst, copy } = props;
  const { id, industry, results } = project;
  const { figure } = results.primary;
  return (
    <div className={`@container featured:contents ${getSurfaceClasses(industry)}`}>
      <div
        className={`grid h-full gap-x-2 px-3 md:pl-4 featured:contents ${picture ? '@result:grid-cols-[1fr_auto]' : ''}`}
      >
        <p
          className={`${resultClasses} ${featuredResultClasses} ${picture ? 'content-start featured:pb-4' : 'content-end featured:pb-8'}`}
        >
          <span className={`@container w-full ${picture ? '' : 'mt-auto'}`}>
            <span
              className={`block font-bold font-figure text-industry-figure leading-[0.85] [font-kerning:none] ${getFigureClasses(figure)}`}
            >
              {figure}
            </span>
          </span>{' '}
          <span className="mt-2 @max-result:w-full featured:max-w-3/4 featured:text-large">
            <ResultLabel project={project} picture={picture} rank="primary" />
          </span>{' '}
          <span className="font-normal text-fine text-ink-muted">{copy.primary}</span>{' '}
          {caseStudyHref && (
            <a
              id={`${id}_case`}
              href={caseStudyHref}
              aria-labelledby={`${id}_case ${id}_title`}
              className="-mb-3 mt-auto inline-flex min-h-11 items-center underlined @max-result:-mt-3 @max-result:ml-auto featured:-mt-3 featured:ml-auto"
            >
              {copy.readCase}
            </a>
          )}
        </p>
        {picture && (
          <div
            className={`self-end pt-2 ${featuredPictureClasses} ${picture.isPhoto ? 'pb-2' : ''}`}
          >
            <Picture
              picture={picture}
              priority={isFirst}
              className="aspect-square @result:w-38 @result:lg:w-46 featured:w-full"
            />
            {/* Only the featured project has room for the caption. */}
            {isFirst && (
              <p className="hidden text-right font-semibold featured:mt-3 featured:block">
                {picture.caption}
              </p>
            )}
          </div>
        )}
      </div>
    </div>
  );
}
