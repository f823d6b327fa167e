import type { LoadedCaseStudy } from '../../data/case-studies';
import { getCaseStudyHref } from '../../lib/routes';
import type { HomeCopy } from '../../schema/copy/home';
import { ArrowLink } from '../../ui/ArrowLink';
import { Heading } from '../../ui/Heading';
import { getSurfaceClasses } from '../../ui/industry-surfaces';
import { Picture } from '../../ui/Picture';
import { BandFigure } from './BandFigure';

/** A street below a drawing, a belt above the figure, a rail along the upper edge, or a photograph. */
function getLayout({ picture, bandDrawing }: LoadedCaseStudy) {
  if (!picture) return 'plain';
  return picture.isPhoto ? 'photo' : (bandDrawing?.layout ?? 'street');
}

interface ResultBandProps extends LoadedCaseStudy {
  copy: HomeCopy['results'];
}

/** Shows name, figure, picture, caption and link, in this order on phones. */
export function ResultBand({ copy, ...loadedCaseStudy }: ResultBandProps) {
  const { caseStudy, picture, bandDrawing } = loadedCaseStudy;
  const { id, company, industry, results } = caseStudy;
  const { figure, label } = results.headline;
  const sources = bandDrawing && [{ srcSet: bandDrawing.src, media: '(min-width: 48rem)' }];
  return (
    <li
      className={`band band-${getLayout(loadedCaseStudy)} ${figure.includes(',') ? 'has-comma' : ''} ${getSurfaceClasses(industry)}`}
    >
      <div className="page-width md:page-grid">
        <Heading level={3} size="small" className="band-name">
          {`${company}, ${industry}`}
        </Heading>
        <BandFigure figure={figure} />
        <p className="band-label">{label}</p>
        {picture && (
          <Picture
            picture={sources ? { ...picture, sources } : picture}
            sizes="(min-width: 100rem) 46rem, (min-width: 48rem) 46vw, 90vw"
            className="band-picture"
            imageClassName={picture.isPhoto ? undefined : 'keep-background'}
          />
        )}
        <div className="band-text">
          {picture?.caption && (
            <p className="text-balance font-semibold text-large">{picture.caption}</p>
          )}
          <ArrowLink
            link={{ href: getCaseStudyHref(id), label: copy.readCase }}
            context={company}
            className="band-link min-h-7"
          />
        </div>
      </div>
    </li>
  );
}
