import type { LoadedCaseStudy } from '../../data/case-studies';
import { getCaseStudyHref } from '../../lib/routes';
import type { HomeCopy } from '../../schema/copy/home';
import { ArrowLink } from '../../ui/ArrowLink';
import { FittedFigure } from '../../ui/FittedFigure';
import { Heading } from '../../ui/Heading';
import { getSurfaceClasses } from '../../ui/industry-surfaces';
import { Picture } from '../../ui/Picture';

/** A street below a drawing, a belt above the figure, a rail along the upper edge, or a photograph. */
function getLayout({ picture, bandDrawing }: LoadedCaseStudy) {
  if (!picture) return 'plain';
  return picture.isPhoto ? 'photo' : (bandDrawing?.layout ?? 'street');
}

interface ResultBandProps extends LoadedCaseStudy {
  copy: HomeCopy['results'];
}

/**
 * Shows name, figure, label, picture, caption and link, in this order on phones. The link covers the band, but not
 * texts that visitors may want to copy.
 */
export function ResultBand({ copy, ...loadedCaseStudy }: ResultBandProps) {
  const { caseStudy, picture, bandDrawing } = loadedCaseStudy;
  const { id, company, industry, results } = caseStudy;
  const { figure, label } = results.headline;
  const sources = bandDrawing && [{ srcSet: bandDrawing.src, media: '(min-width: 48rem)' }];
  // Commas reach below the digits.
  const textMargin = figure.includes(',') ? 'mt-6 md:mt-12' : 'mt-3 md:mt-6';
  return (
    <li
      className={`result result-${getLayout(loadedCaseStudy)} @container relative isolate ${getSurfaceClasses(industry)}`}
    >
      <div className="page-width pt-5 pb-4 md:page-grid md:pt-9 md:pb-7">
        <Heading
          level={3}
          className="relative z-1 flex flex-wrap items-baseline gap-x-2.5 md:col-[1/8] md:row-1"
        >
          {company}{' '}
          <span className="font-normal font-text text-body tracking-normal">{industry}</span>
        </Heading>
        <p className="result-figure pointer-events-none">
          <FittedFigure figure={figure} hasSmallSigns />
        </p>
        <p
          className={`relative z-1 font-semibold text-large md:col-[1/7] md:row-4 md:self-baseline ${textMargin}`}
        >
          {label}
        </p>
        {picture && (
          <Picture
            picture={sources ? { ...picture, sources } : picture}
            sizes="(min-width: 100rem) 46rem, (min-width: 48rem) 46vw, 90vw"
            className="result-picture"
            imageClassName={picture.isPhoto ? undefined : 'keep-background'}
          />
        )}
        <div className={`md:col-[7/-1] md:row-4 md:self-baseline ${textMargin}`}>
          {picture?.caption && (
            <p className="relative z-1 text-balance font-semibold text-large">{picture.caption}</p>
          )}
          <ArrowLink
            link={{ href: getCaseStudyHref(id), label: copy.readCase }}
            context={company}
            className="py-1 before:absolute before:inset-0 md:text-large"
          />
        </div>
      </div>
    </li>
  );
}
