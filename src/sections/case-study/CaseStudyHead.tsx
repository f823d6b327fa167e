import type { CaseStudyWithPicture } from '../../data/pictures';
import { Heading } from '../../ui/Heading';
import { HugeFigure } from '../../ui/HugeFigure';
import { ClientMark, Picture } from '../../ui/Picture';

export interface CaseStudyHeadProps extends CaseStudyWithPicture {
  isPictureLeft: boolean;
}

/** Shows the figure, the title below it, and a square picture beside them. */
export function CaseStudyHead({
  caseStudy,
  picture,
  isPictureLeft,
  timeframe,
}: CaseStudyHeadProps) {
  const { id, title, industry, company, description, results } = caseStudy;
  return (
    <div className="grid grid-cols-1 gap-x-8 gap-y-6 md-or-print:grid-cols-2 xl:grid-rows-[auto_1fr] xl:gap-y-4">
      {/* Source order is for screen readers; CSS shows the figure above the title. */}
      <div className="flex flex-col md:row-start-1">
        <Heading level={2} id={`${id}_title`} className="mt-6 lg:mt-10">
          {title}
        </Heading>
        <p className="-order-2 flex items-center gap-3 font-semibold text-small md:text-body">
          <ClientMark picture={picture} /> {industry}, {company}
        </p>
        <p className="-order-1 mt-4 max-w-240 lg:mt-6">
          <HugeFigure {...results.headline} timeframe={timeframe} />
        </p>
      </div>
      {picture && (
        <div
          className={`md:row-start-1 xl:row-end-3 ${isPictureLeft ? 'md:col-start-1' : 'md:col-start-2'}`}
        >
          <Picture picture={picture} className="aspect-square print:w-80" />
          {picture.caption && (
            <p className="mt-4 text-balance font-semibold text-large leading-tight md:text-right print:text-left">
              {picture.caption}
            </p>
          )}
        </div>
      )}
      <p
        className={`max-w-[60ch] text-ink-muted print:col-span-2 ${picture ? 'max-xl:md:col-span-2 xl:row-start-2' : 'self-end'}`}
      >
        {description}
      </p>
    </div>
  );
}
