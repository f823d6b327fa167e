import type { card } from '@content/copy/portfolio';
import type { ClientPicture } from '../../data/pictures';
import { interpolate } from '../../lib/text';
import type { Project } from '../../schema/records';
import { getSurfaceClasses } from '../../styles/industry-surfaces';
import { getFigureSize } from '../../ui/HugeFigure';
import { Picture } from '../../ui/Picture';
import { Unbroken } from '../../ui/Unbroken';
import { CountedMark } from './CountedMark';

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
        className={`grid h-full gap-x-2 px-3 md:pl-4 featured:contents md:pt-2 ${picture ? '@poster:grid-cols-[1fr_auto]' : ''}`}
      >
        <div
          className={`flex flex-col pt-3 pb-2 md:pt-2 md:pb-3 featured:col-span-7 featured:pt-10 featured:pl-10 ${picture ? '' : 'justify-end'}`}
        >
          <p className="@container font-semibold text-small">
            <span
              className={`block font-bold font-figure text-client leading-[0.85] [font-kerning:none] ${getFigureSize(figure)}`}
            >
              {figure}
            </span>{' '}
            <span className="mt-2 block featured:inline-block featured:text-large">
              {image?.counts === 'primary' && <CountedMark picture={picture} industry={industry} />}{' '}
              <Unbroken text={label} />
            </span>{' '}
            <span className="block font-normal text-fine text-ink-muted featured:ml-2 featured:inline">
              {copy.primary}
            </span>
          </p>
          {caseStudyHref && (
            <a
              href={caseStudyHref}
              aria-label={interpolate(copy.readCaseLabel, { title })}
              className="mt-auto inline-flex min-h-11 items-center self-start font-semibold text-small underlined"
            >
              {copy.readCase}
            </a>
          )}
        </div>
        {picture && (
          <div
            className={`${picture.isPhoto ? 'pb-2' : ''} self-end featured:col-span-5 featured:col-start-8 featured:row-span-2 featured:row-start-1 featured:pt-10 featured:pr-10 featured:pb-6`}
          >
            <Picture
              picture={picture}
              isFirst={isFirst}
              className="aspect-square @poster:w-40 @poster:md:w-46 featured:w-full"
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
