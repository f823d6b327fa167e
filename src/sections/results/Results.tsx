import { interpolate } from '../../lib/interpolate';
import { palettes } from '../../lib/palettes';
import type { PictureFiles } from '../../lib/picture';
import type { Link } from '../../lib/routes';
import { caseStudyHref } from '../../lib/routes';
import type { CaseStudy } from '../../schema/records';
import { ArrowLink } from '../../ui/ArrowLink';
import { Heading } from '../../ui/Heading';
import { HugeFigure } from '../../ui/HugeFigure';
import { Picture, PictureCaption } from '../../ui/Picture';
import { Section } from '../../ui/Section';

type Template = 'within' | 'readCase' | 'readCaseLabel';

export interface ResultsProps extends Record<'id' | 'title' | 'lead' | Template, string> {
  entries: readonly { study: CaseStudy; picture: PictureFiles }[];
  action: Link;
}

type BandProps = ResultsProps['entries'][number] & Pick<ResultsProps, Template>;

/** Short captions take one line below the squares, long ones at most three. */
function captionSize({ length }: string): string {
  if (length <= 26) return 'text-[clamp(1.5rem,2.9vw,3rem)]';
  if (length <= 34) return 'text-[clamp(1.25rem,2.4vw,2.5rem)]';
  return length <= 60 ? 'text-[clamp(1.125rem,1.8vw,2rem)]' : 'text-lead';
}

/** From `md` the picture fills the band beside the text. */
function BandPicture({ picture }: Pick<BandProps, 'picture'>) {
  const { caption, isPhoto } = picture;
  return (
    <div className="relative flex flex-col justify-end pb-4 md:py-7">
      <Picture
        picture={picture}
        className={
          isPhoto
            ? 'aspect-3/2 overflow-clip rounded-card max-md:mt-4 md:absolute md:inset-y-10 md:right-0 md:aspect-auto md:w-full'
            : '-mx-5 h-[min(50vw,22rem)] xs:-mx-6 md:absolute md:inset-0 md:mx-0 md:h-full print:static print:mx-0 print:ml-auto print:h-60 print:w-75'
        }
      />
      <PictureCaption
        picture={picture}
        className={`relative leading-tight tracking-[-0.02em] max-md:mt-2 print:mt-2 md:ml-[24%] md:text-right ${captionSize(caption)}`}
      />
    </div>
  );
}

function Band({ study, picture, within, readCase, readCaseLabel }: BandProps) {
  const { id, company, industry, title, results } = study;
  const timeframe = interpolate(within, { time: results.timeframe });
  return (
    <li className={`relative overflow-clip ${palettes[industry]}`}>
      <div className="page-width grid gap-x-6 md:min-h-[clamp(28rem,43.75vw,44.5rem)] md:grid-cols-[minmax(0,70fr)_minmax(0,80fr)] print:min-h-0">
        <div className="flex flex-col pt-4 md:pt-8 md:pb-6">
          <Heading level={3} size="small" className="mb-3 sm:mb-5 md:mb-auto print:mb-4">
            {company}, {industry}
          </Heading>
          <p>
            <HugeFigure {...results.headline} timeframe={timeframe} />
          </p>
          <p className="mt-1 max-w-[28rem] text-ink-2">{results.summary}</p>
          <ArrowLink
            link={{ href: caseStudyHref(id), label: readCase }}
            name={interpolate(readCaseLabel, { title })}
            className="-my-1 self-start after:absolute after:inset-0 after:z-1 md:mt-2 md:mb-0"
          />
        </div>
        <BandPicture picture={picture} />
      </div>
    </li>
  );
}

export function Results({ id, title, lead, entries, action, ...copy }: ResultsProps) {
  return (
    <Section id={id} title={title} lead={lead} isWide className="pb-0">
      <ul>
        {entries.map((entry) => (
          <Band key={entry.study.id} {...entry} {...copy} />
        ))}
      </ul>
      <div className="page-width py-3 lg:py-8 print:hidden">
        <ArrowLink link={action} />
      </div>
    </Section>
  );
}
