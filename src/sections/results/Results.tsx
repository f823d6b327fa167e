import type { LoadedCaseStudy } from '../../data/case-studies';
import { type Anchor, routes } from '../../lib/routes';
import type { HomeCopy } from '../../schema/copy/home';
import { ArrowLink } from '../../ui/ArrowLink';
import { Section } from '../../ui/Section';
import { getBandLayoutName } from './band-layouts';
import { ResultBand } from './ResultBand';

interface ResultsProps {
  id: Anchor;
  caseStudies: readonly LoadedCaseStudy[];
  copy: HomeCopy['results'];
}

/* Leaves the right half free for the drawing of the first band. 56.7% of it is above the grid of the band. */
const leftHalfClasses =
  'max-md:mb-4 max-md:**:text-pretty md:page-grid md:grid-rows-[auto_1fr] md:*:col-[1/7] md:*:last:mb-5 md:*:last:self-start';
const drawingRoomClasses = 'md:after:col-[7/-1] md:after:row-[1/3] md:after:aspect-100/52';

export function Results({ id, caseStudies, copy }: ResultsProps) {
  const [first] = caseStudies;
  if (!first) return null;
  return (
    <Section
      id={id}
      title={copy.title}
      intro={copy.intro}
      actions={
        caseStudies.length > 1 && (
          <ArrowLink link={{ href: routes.caseStudies, label: copy.action }} />
        )
      }
      headerClassName={
        getBandLayoutName(first) === 'rising'
          ? `${leftHalfClasses} ${drawingRoomClasses}`
          : undefined
      }
      isFullWidth
      className="pb-0"
    >
      <ul>
        {caseStudies.map((loadedCaseStudy, index) => (
          <ResultBand
            key={loadedCaseStudy.caseStudy.id}
            {...loadedCaseStudy}
            previous={caseStudies[index - 1]}
            next={caseStudies[index + 1]}
            copy={copy}
          />
        ))}
      </ul>
    </Section>
  );
}
