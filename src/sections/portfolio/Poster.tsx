import type { card } from '@content/copy/portfolio';
import type { ClientPicture } from '../../data/pictures';
import { interpolate } from '../../lib/text';
import type { Project } from '../../schema/records';
import { getSurfaceClasses } from '../../styles/industry-surfaces';
import { getFigureSize } from '../../ui/HugeFigure';
import { Picture } from '../../ui/Picture';
import { ResultLabel } from './ResultLabel';

/* The featured project has its text in the left columns of the card, its picture in the right ones. */
const featuredTextClasses =
  'featured:col-span-7 featured:grid featured:grid-cols-1 featured:pt-8 featured:pl-10 featured:*:[grid-area:1/1]';
const featuredLinkClasses = 'featured:-mb-2 featured:justify-self-end featured:self-end';
const featuredPictureClasses =
  'featured:col-span-5 featured:col-start-8 featured:row-span-2 featured:row-start-1 featured:self-center featured:py-6 featured:pr-10';

interface PosterProps {
  project: Project;
  picture: ClientPicture | undefined;
  caseStudyHref: string | undefined;
  isFirst: boolean;
  copy: typeof card;
}

/** Shows the primary result, and the picture: beside it, or below it where the card is narrow. */
export function Poster({ project, picture, caseStudyHref, isFirst, copy }: PosterProps) {
  const { title, industry, image, results } = project;
  const { figure, label } = results.primary;
  return (
    <div className={`@container featured:contents ${getSurfaceClasses(industry)}`}>
      <div
        className={`grid h-full gap-x-2 px-3 md:pl-4 featured:contents ${picture ? '@poster:grid-cols-[1fr_auto]' : ''}`}
      >
        <div
          className={`flex flex-col pt-3 pb-1 md:pt-4 md:pb-3 ${featuredTextClasses} ${picture ? 'featured:pb-4' : 'justify-end featured:content-end featured:pb-8'}`}
        >
          <p className="@container font-semibold text-small leading-snug">
            <span
              className={`block font-bold font-figure text-client leading-[0.85] [font-kerning:none] ${getFigureSize(figure)}`}
            >
              {figure}
            </span>{' '}
            <span className="mt-2 block featured:inline-block featured:max-w-3/4 featured:text-large">
              <ResultLabel
                label={label}
                isCounted={image?.counts === 'primary'}
                picture={picture}
                industry={industry}
              />
            </span>{' '}
            <span className="block font-normal text-fine text-ink-muted featured:ml-2 featured:inline">
              {copy.primary}
            </span>
          </p>
          {caseStudyHref && (
            <a
              href={caseStudyHref}
              aria-label={interpolate(copy.readCaseLabel, { title })}
              className={`mt-auto inline-flex min-h-11 items-center self-start font-semibold text-small underlined ${featuredLinkClasses}`}
            >
              {copy.readCase}
            </a>
          )}
        </div>
        {picture && (
          <div
            className={`self-end pt-2 ${picture.isPhoto ? 'pb-2' : ''} ${featuredPictureClasses}`}
          >
            <Picture
              picture={picture}
              isFirst={isFirst}
              className="aspect-square @poster:w-38 @poster:lg:w-46 featured:w-full"
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
