import type { ReactNode } from 'react';
import type { CaseStudyWithPicture } from '../../data/case-studies';
import { getCaseStudyHref } from '../../lib/routes';
import type { HomeCopy } from '../../schema/copy/home';
import { getSurfaceClasses } from '../../styles/industry-surfaces';
import { ArrowLink } from '../../ui/ArrowLink';
import { FittedFigure, hasDescender } from '../../ui/FittedFigure';
import { Heading } from '../../ui/Heading';
import { Picture, PictureCrop } from '../../ui/Picture';
import { TextWithFigure } from '../../ui/TextWithFigure';
import { arrangements, getArrangement, type Layout } from './arrangements';

interface ResultBandProps extends CaseStudyWithPicture {
  /** The cases in the bands above and below. */
  before: CaseStudyWithPicture | undefined;
  after: CaseStudyWithPicture | undefined;
  copy: HomeCopy['results'];
}

interface ResultFigureProps {
  figure: string;
  label: string;
  timeframe: string;
  layout: Layout;
}

function ResultFigure({ figure, label, timeframe, layout }: ResultFigureProps) {
  const [aboveFigure, aboveLabel] = hasDescender(figure)
    ? ['mt-[calc(4.5%+0.75rem)]', `mt-[calc(4.5%+0.75rem)] ${layout.belowDescender}`]
    : ['mt-4', 'mt-3 md:mt-[clamp(1rem,2cqi,2.5rem)]'];
  return (
    <p className="contents">
      <FittedFigure
        figure={figure}
        maxHeight={layout.maxHeight}
        className={`band-figure ${aboveFigure} ${layout.figure}`}
      />{' '}
      <span className={`band-label ${aboveLabel}`}>
        {label} {timeframe}
      </span>
    </p>
  );
}

/** Gives parts of a band a background of their own on phones. */
function PhoneGroup({ className, children }: { className: string; children: ReactNode }) {
  return className ? (
    <div className={`md-or-print:contents ${className}`}>{children}</div>
  ) : (
    children
  );
}

/** Shows name, figure, picture, caption and a sentence, in this order on phones. */
export function ResultBand({ before, after, copy, ...item }: ResultBandProps) {
  const { caseStudy, picture, wideDrawing, timeframe } = item;
  const { id, company, industry, results } = caseStudy;
  const arrangement = getArrangement(item);
  // Only the heading of the section has room for a drawing that rises this far.
  const layout = arrangements[arrangement === 'rising' && before ? 'lowRising' : arrangement];
  const isSurfaceAsBefore = before?.caseStudy.industry === industry;
  const wideSource = wideDrawing && {
    srcSet: wideDrawing.src,
    media: 'screen and (min-width: 48rem)',
  };
  // Leave room for the drawing of the next band, which overlaps this one.
  const isOverlappedByNext = after && getArrangement(after) === 'rising';
  return (
    // The last band overlaps the next section by 1px, so that rounding leaves no gap between them.
    <li
      className={`@container relative isolate last:-mb-px border-rule ${isSurfaceAsBefore ? 'border-t' : ''} ${layout.band} surface-band ${getSurfaceClasses(industry)}`}
    >
      <div
        className={`page-width pt-4 pb-4 md:pt-6 md-or-print:page-grid ${isOverlappedByNext ? 'md:pb-[calc(4cqi+2rem)]' : 'md:pb-8'} ${layout.grid}`}
      >
        <PhoneGroup className={layout.top}>
          <Heading level={3} size="small" className={`band-name ${layout.name}`}>
            <PictureCrop picture={picture} /> {company}, {industry}
          </Heading>
          <ResultFigure {...results.headline} timeframe={timeframe} layout={layout} />
        </PhoneGroup>
        <PhoneGroup className={layout.bottom}>
          {picture && (
            <Picture
              picture={wideSource ? { ...picture, sources: [wideSource] } : picture}
              className={`relative band-picture ${layout.picture}`}
              imageClassName={picture.isPhoto ? undefined : `band-drawing ${layout.image}`}
            />
          )}
          {picture?.caption && (
            <TextWithFigure className={`max-w-136 band-caption ${layout.caption}`}>
              {picture.caption}
            </TextWithFigure>
          )}
          <p className={`band-summary ${layout.summary}`}>{results.summary}</p>
          <ArrowLink
            link={{ href: getCaseStudyHref(id), label: copy.readCase }}
            context={company}
            className={`mt-1 min-h-7 w-fit band-link ${layout.link}`}
          />
        </PhoneGroup>
      </div>
    </li>
  );
}
