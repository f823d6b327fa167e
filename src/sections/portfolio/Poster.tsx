import type { card } from '@content/copy/portfolio';
import type { ClientPicture } from '../../data/pictures';
import { interpolate } from '../../lib/text';
import type { Project } from '../../schema/records';
import { getSurfaceClasses } from '../../styles/industry-surfaces';
import { getFigureSize } from '../../ui/HugeFigure';
import { Picture } from '../../ui/Picture';
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
    <div className={`@container lead:contents ${getSurfaceClasses(industry)}`}>
      <div
        className={`grid h-full gap-x-2 pt-2 pr-3 pl-4 lead:contents ${picture ? '@poster:grid-cols-[1fr_11.5rem]' : ''}`}
      >
        <div
          className={`flex flex-col pt-2 pb-3 lead:col-span-7 lead:pt-10 lead:pl-10 ${picture ? '' : 'justify-end'}`}
        >
          <p className="@container font-semibold text-small">
            <span
              className={`block font-bold font-figure text-client leading-[0.85] [font-kerning:none] ${getFigureSize(figure)}`}
            >
              {figure}
            </span>{' '}
            <span className="mt-2 block lead:inline-block lead:text-large">
              {image?.counts === 'primary' && <CountedMark picture={picture} industry={industry} />}{' '}
              {label}
            </span>{' '}
            <span className="block font-normal text-fine text-ink-muted lead:ml-2 lead:inline">
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
            className={`${picture.isPhoto ? 'pb-2' : ''} self-end lead:col-span-5 lead:col-start-8 lead:row-span-2 lead:row-start-1 lead:pt-10 lead:pr-10 lead:pb-6`}
          >
            <Picture
              // Only the project that leads has room for the caption.
              picture={isFirst ? picture : { ...picture, caption: undefined }}
              isFirst={isFirst}
              className="aspect-square"
              captionClassName="hidden lead:mt-3 lead:block lead:text-right lead:font-semibold"
            />
          </div>
        )}
      </div>
    </div>
  );
}
