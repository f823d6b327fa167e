import type { results } from '@content/copy/home';
import type { CaseStudyWithPicture } from '../../data/pictures';
import { getCaseStudyHref, routes } from '../../lib/routes';
import { interpolate } from '../../lib/text';
import { getSurfaceClasses } from '../../styles/industry-surfaces';
import { ArrowLink } from '../../ui/ArrowLink';
import { Heading } from '../../ui/Heading';
import { HugeFigure } from '../../ui/HugeFigure';
import { ClientMark, Picture } from '../../ui/Picture';
import { Section } from '../../ui/Section';

interface ResultsProps {
  id: string;
  caseStudies: readonly CaseStudyWithPicture[];
  copy: typeof results;
}

type ResultItemProps = CaseStudyWithPicture & Pick<ResultsProps, 'copy'>;

function ResultItem({ caseStudy, picture, within, copy }: ResultItemProps) {
  const { id, company, industry, title, results } = caseStudy;
  return (
    <li className={`relative border-rule colored:dark:border-t ${getSurfaceClasses(industry)}`}>
      {/* On a phone a drawing stands on the lower edge. */}
      <div className={`page-width pt-6 columns:py-10 ${picture?.isPhoto === false ? '' : 'pb-6'}`}>
        <div className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 columns:page-grid columns:grid-rows-[1fr_auto_auto_1fr]">
          <div className="col-span-full columns:col-span-7 columns:row-start-2">
            <Heading level={3} size="small" className="mb-3 flex items-center gap-3 md:mb-6">
              <ClientMark picture={picture} /> {company}, {industry}
            </Heading>
            <p className="max-w-240">
              <HugeFigure {...results.headline} within={within} />
            </p>
            <p className="mt-1 max-w-text text-ink-muted">{results.summary}</p>
          </div>
          <ArrowLink
            link={{ href: getCaseStudyHref(id), label: copy.readCase }}
            ariaLabel={interpolate(copy.readCaseLabel, { title })}
            className="self-center after:absolute after:inset-0 after:z-1 columns:col-span-7 columns:row-start-3 columns:justify-self-start"
          />
          {picture && (
            <>
              <p className="self-center text-right font-semibold leading-tight columns:mt-2 columns:col-span-5 columns:col-start-8 columns:row-start-5 columns:text-subheading">
                {picture.caption}
              </p>
              <div className="col-span-full self-end columns:col-span-5 columns:col-start-8 columns:row-[1/5]">
                <Picture picture={picture} className="aspect-square" />
              </div>
            </>
          )}
        </div>
      </div>
    </li>
  );
}

export function Results({ id, caseStudies, copy }: ResultsProps) {
  return (
    <Section id={id} title={copy.title} intro={copy.intro} isFullWidth className="pb-0">
      <ul>
        {caseStudies.map((item) => (
          <ResultItem key={item.caseStudy.id} {...item} copy={copy} />
        ))}
      </ul>
      <div className="page-width py-1 md:py-3 lg:py-8">
        <ArrowLink link={{ href: routes.caseStudies, label: copy.action }} />
      </div>
    </Section>
  );
}
