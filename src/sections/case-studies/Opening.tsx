import type { PictureFiles } from '../../lib/picture';
import type { CaseStudy } from '../../schema/records';
import { Heading } from '../../ui/Heading';
import { HugeFigure } from '../../ui/HugeFigure';
import { Picture, PictureCaption } from '../../ui/Picture';

export interface OpeningProps {
  study: CaseStudy;
  titleId: string;
  picture: PictureFiles;
  side: 'left' | 'right';
  timeframe: string;
}

/** The title is read first, and drawn below the figure. */
export function Opening({ study, titleId, picture, side, timeframe }: OpeningProps) {
  const { figure, label } = study.results.headline;
  return (
    <div
      className={`grid grid-cols-1 gap-x-14 gap-y-8 ${side === 'left' ? 'lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)]' : 'lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]'}`}
    >
      <div className={`flex flex-col ${side === 'left' ? 'lg:order-2' : ''}`}>
        <Heading
          level={2}
          size="heading"
          id={titleId}
          className="mt-8 lg:text-[clamp(2.25rem,3.1vw,3.5rem)]"
        >
          {study.title}
        </Heading>
        <p className="-order-2 font-semibold text-small md:text-body">
          {study.industry}, {study.company}
        </p>
        <p className="-order-1 mt-5 lg:mt-8">
          <HugeFigure figure={figure} />{' '}
          <span className="mt-3 block font-semibold text-lead sm:mt-5">
            {label} {timeframe}
          </span>
        </p>
        <p className="mt-4 max-w-[60ch] text-ink-2">{study.description}</p>
      </div>
      <div className="flex flex-col">
        <Picture
          picture={picture}
          className={
            picture.isPhoto
              ? 'aspect-3/2 overflow-clip rounded-card lg:aspect-auto lg:grow'
              : 'aspect-2/1 max-md:-mx-5 max-md:xs:-mx-6 md:aspect-17/14 print:mx-0! print:w-80'
          }
        />
        <PictureCaption
          picture={picture}
          className="mt-4 text-lead leading-tight md:text-right print:text-left"
        />
      </div>
    </div>
  );
}
