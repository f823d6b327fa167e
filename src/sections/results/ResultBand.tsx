import type { LoadedCaseStudy } from '../../data/case-studies';
import { getCaseStudyHref } from '../../lib/routes';
import type { HomeCopy } from '../../schema/copy/home';
import { ArrowLink } from '../../ui/ArrowLink';
import { FittedFigure } from '../../ui/FittedFigure';
import { Heading } from '../../ui/Heading';
import { getSurfaceClasses } from '../../ui/industry-surfaces';
import { Picture, PictureCrop } from '../../ui/Picture';
import { TextWithLeadingFigure } from '../../ui/TextWithLeadingFigure';
import { getBandLayoutName, layouts } from './band-layouts';

interface ResultBandProps extends LoadedCaseStudy {
  /** The cases in the bands above and below. */
  previous: LoadedCaseStudy | undefined;
  next: LoadedCaseStudy | undefined;
  copy: HomeCopy['results'];
}

/** Shows name, figure, picture, caption and a sentence, in this order on phones. */
export function ResultBand({ previous, next, copy, ...loadedCaseStudy }: ResultBandProps) {
  const { caseStudy, picture, bandDrawing, timeframePhrase } = loadedCaseStudy;
  const { id, company, industry, results } = caseStudy;
  const layout = layouts[getBandLayoutName(loadedCaseStudy, previous)];
  const classesOf = (part: `band-${string}`) => `${part} ${layout[part] ?? ''}`;
  const { figure, label } = results.headline;
  const [aboveFigure, aboveLabel] = figure.startsWith('$')
    ? ['mt-[calc(4.5%+0.75rem)]', `mt-[calc(4.5%+0.75rem)] ${layout.belowDescender}`]
    : ['mt-4', 'mt-3 md:mt-[clamp(1rem,2cqi,2.5rem)]'];
  const hasSameSurfaceAsPrevious = previous?.caseStudy.industry === industry;
  const wideSource = bandDrawing && {
    srcSet: bandDrawing.src,
    media: 'screen and (min-width: 48rem)',
  };
  // Leave room for the drawing of the next band, which overlaps this one.
  const isOverlappedByNext = next && getBandLayoutName(next, loadedCaseStudy) === 'lowRising';
  return (
    // The last band overlaps the next section by 1px, so that rounding leaves no gap between them.
    <li
      className={`@container relative isolate last:-mb-px border-rule ${hasSameSurfaceAsPrevious ? 'border-t' : ''} ${getSurfaceClasses(industry)}`}
    >
      <div
        className={`page-width pt-4 pb-4 md:pt-6 md:page-grid ${isOverlappedByNext ? 'md:pb-[calc(4cqi+2rem)]' : 'md:pb-8'} ${layout['band-grid'] ?? ''}`}
      >
        <Heading level={3} size="small" className={classesOf('band-name')}>
          <PictureCrop picture={picture} />
          {`${company}, ${industry}`}
        </Heading>
        <p className="contents">
          <FittedFigure figure={figure} className={`${aboveFigure} ${classesOf('band-figure')}`} />{' '}
          <span className={`band-label ${aboveLabel}`}>{`${label} ${timeframePhrase}`}</span>
        </p>
        {picture && (
          <Picture
            picture={wideSource ? { ...picture, sources: [wideSource] } : picture}
            sizes="(min-width: 100rem) 46rem, (min-width: 48rem) 46vw, 90vw"
            className={`relative ${classesOf('band-picture')}`}
            imageClassName={picture.isPhoto ? undefined : classesOf('band-drawing')}
          />
        )}
        {picture?.caption && (
          <TextWithLeadingFigure className={`max-w-136 ${classesOf('band-caption')}`}>
            {picture.caption}
          </TextWithLeadingFigure>
        )}
        <p className={classesOf('band-summary')}>{results.summary}</p>
        <ArrowLink
          link={{ href: getCaseStudyHref(id), label: copy.readCase }}
          context={company}
          className={`mt-1 min-h-7 w-fit md:mt-2 ${classesOf('band-link')}`}
        />
      </div>
    </li>
  );
}
