import type { PictureFiles } from '../../lib/picture';
import type { CaseStudy } from '../../schema/records';
import { Heading } from '../../ui/Heading';
import { HugeFigure } from '../../ui/HugeFigure';
import { Picture } from '../../ui/Picture';

export interface OpeningProps {
  study: CaseStudy;
  picture: PictureFiles;
  side: 'left' | 'right';
  /** 'in 60 days' */
  timeframe: string;
  headingId: string;
}

export function Opening({ study, picture, timeframe, side, headingId }: OpeningProps) {
  const { figure, label } = study.results.headline;
  return (
    <div className="grid gap-x-12 gap-y-8 lg:grid-cols-12 print:break-inside-avoid print:grid-cols-[3fr_2fr]">
      <div className={`flex flex-col lg:col-span-5 ${side === 'left' ? 'lg:order-2' : ''}`}>
        <Heading
          level={2}
          size="heading"
          id={headingId}
          className="mt-6 lg:text-[clamp(2.5rem,3.75vw,4.25rem)]"
        >
          {study.title}
        </Heading>
        <p className="-order-2 text-ink-2 text-small">
          <span className="font-semibold text-ink">{study.industry}</span>, {study.company}
        </p>
        <p className="-order-1 mt-5">
          <span className="block text-leaf">
            <HugeFigure figure={figure} />
          </span>{' '}
          <span className="mt-3 block font-semibold text-lead">
            {label} <span className="font-normal text-ink-2">{timeframe}</span>
          </span>
        </p>
        <p className="mt-4 max-w-[66ch] text-ink-2">{study.description}</p>
      </div>
      <Picture
        picture={picture}
        className="aspect-8/5 overflow-clip rounded-card lg:col-span-7 lg:aspect-auto print:aspect-auto"
      />
    </div>
  );
}
