import type { CaseStudyWithPicture } from '../../data/pictures';
import { interpolate } from '../../lib/text';
import type { HomeCopy } from '../../schema/copy/home';
import { Heading } from '../../ui/Heading';
import { HugeFigure } from '../../ui/HugeFigure';
import { ClientMark, Picture } from '../../ui/Picture';
import { PictureCaption } from '../../ui/PictureCaption';

export interface CaseStudyHeadProps extends CaseStudyWithPicture {
  isPictureLeft: boolean;
  /** Loads the picture before others. */
  isFirst: boolean;
  /** Caption of a drawing that shows the lead of the handover. */
  captionWithLead: HomeCopy['results']['captionWithLead'];
}

/** Shows the figure, the title below it, and a square picture beside them. */
export function CaseStudyHead({
  caseStudy,
  picture,
  isPictureLeft,
  isFirst,
  timeframe,
  captionWithLead,
}: CaseStudyHeadProps) {
  const { id, title, industry, company, description, results, image, handover } = caseStudy;
  const lead = image?.showsLead && handover?.brief.name;
  return (
    <div className="grid grid-cols-1 gap-x-8 gap-y-6 md-or-print:grid-cols-2 xl:grid-rows-[auto_1fr] xl:gap-y-4">
      {/* Source order is for screen readers; CSS shows the figure above the title. */}
      <div className={`flex flex-col ${picture ? 'md:row-start-1' : 'md:contents'}`}>
        <Heading
          level={2}
          id={`${id}_title`}
          className={picture ? 'mt-6 lg:mt-10' : 'mt-6 md:row-start-3'}
        >
          {title}
        </Heading>
        <p className="-order-2 flex items-center gap-3 font-semibold text-small md:col-span-full md:text-body">
          <ClientMark picture={picture} /> {industry}, {company}
        </p>
        <p className="-order-1 mt-4 max-w-200 md:col-span-full lg:mt-6">
          <HugeFigure {...results.headline} timeframe={timeframe} />
        </p>
      </div>
      {picture && (
        <div
          className={`flex flex-col md:row-start-1 xl:row-end-3 ${isPictureLeft ? 'md:col-start-1' : 'md:col-start-2'}`}
        >
          <Picture
            picture={picture}
            priority={isFirst}
            className={`print:w-80 ${picture.isPhoto ? 'aspect-3/2 md:aspect-auto md:min-h-80 md:grow md:[contain:size]' : 'aspect-square'}`}
          />
          {picture.caption && (
            <PictureCaption className="mt-4">
              {lead
                ? interpolate(captionWithLead, { caption: picture.caption, name: lead })
                : picture.caption}
            </PictureCaption>
          )}
        </div>
      )}
      <p
        className={`max-w-[60ch] text-ink-muted print:col-span-2 ${picture ? 'max-xl:md:col-span-2 xl:row-start-2' : 'self-end md:row-start-3'}`}
      >
        {description}
      </p>
    </div>
  );
}
