import type { LoadedCaseStudy } from '../../data/case-studies';
import { FittedFigure, hasDescender } from '../../ui/FittedFigure';
import { Heading } from '../../ui/Heading';
import { Picture, PictureCrop } from '../../ui/Picture';
import { TextWithLeadingFigure } from '../../ui/TextWithLeadingFigure';

export interface CaseStudyHeaderProps extends LoadedCaseStudy {
  isPictureLeft: boolean;
  /** Loads the picture before others. */
  priority: boolean;
}

function ClientAndFigure({ caseStudy, picture, timeframePhrase }: LoadedCaseStudy) {
  const { industry, company, results } = caseStudy;
  const { figure, label } = results.headline;
  return (
    <div className="-order-1 flex flex-col">
      <p className="relative z-1 flex items-center gap-3 font-semibold text-small md:text-body">
        <PictureCrop picture={picture} /> {industry}, {company}
      </p>
      <p className="mt-4 flex max-w-240 flex-col lg:mt-6">
        <FittedFigure
          figure={figure}
          maxHeight={0.28}
          className={hasDescender(figure) ? 'my-[4%]' : ''}
        />{' '}
        <span className="mt-2 block font-semibold text-large sm:mt-5">
          {label} {timeframePhrase}
        </span>
      </p>
    </div>
  );
}

function CaptionedPicture({ picture, priority }: CaseStudyHeaderProps) {
  if (!picture) return null;
  const { caption, isPhoto } = picture;
  return (
    <>
      <Picture
        picture={picture}
        sizes="(min-width: 100rem) 46rem, (min-width: 48rem) 46vw, 90vw"
        priority={priority}
        className={`${isPhoto ? 'aspect-3/2 md:aspect-auto md:min-h-80 md:grow md:[contain:size]' : 'aspect-square'}`}
      />
      {caption && (
        <TextWithLeadingFigure className="mt-4 max-w-136">{caption}</TextWithLeadingFigure>
      )}
    </>
  );
}

/** Without a picture, the figure stands beside the title. */
export function CaseStudyHeader(props: CaseStudyHeaderProps) {
  const { caseStudy, picture, isPictureLeft } = props;
  const titleId = `${caseStudy.id}_title`;
  const description = 'max-w-[60ch] text-ink-muted';
  // The heading comes first for screen readers.
  if (!picture) {
    return (
      <div className="grid break-inside-avoid gap-x-8 gap-y-6 md:grid-cols-2 md:items-end">
        <div>
          <Heading level={2} id={titleId}>
            {caseStudy.title}
          </Heading>
          <p className={`mt-6 xl:mt-4 ${description}`}>{caseStudy.description}</p>
        </div>
        <ClientAndFigure {...props} />
      </div>
    );
  }
  return (
    <div className="grid break-inside-avoid grid-cols-1 gap-x-8 gap-y-6 md:grid-cols-2 xl:grid-rows-[auto_1fr] xl:gap-y-4">
      <div className="flex flex-col md:row-start-1">
        <Heading level={2} id={titleId} className="mt-6 lg:mt-10">
          {caseStudy.title}
        </Heading>
        <ClientAndFigure {...props} />
      </div>
      <div
        className={`flex flex-col md:row-start-1 xl:row-end-3 ${isPictureLeft ? 'md:col-start-1' : 'md:col-start-2'}`}
      >
        <CaptionedPicture {...props} />
      </div>
      <p className={`max-xl:md:col-span-2 xl:row-start-2 ${description}`}>
        {caseStudy.description}
      </p>
    </div>
  );
}
