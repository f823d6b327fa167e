import type { CaseStudyWithPicture } from '../../data/pictures';
import { getCaseStudyHref, routes } from '../../lib/routes';
import type { HomeCopy } from '../../schema/copy/home';
import { getSurfaceClasses } from '../../styles/industry-surfaces';
import { ArrowLink } from '../../ui/ArrowLink';
import { Heading } from '../../ui/Heading';
import { HugeFigure } from '../../ui/HugeFigure';
import { ClientMark, Picture } from '../../ui/Picture';
import { Section } from '../../ui/Section';

interface ResultsProps {
  id: string;
  caseStudies: readonly CaseStudyWithPicture[];
  copy: HomeCopy['results'];
}

type ResultItemProps = CaseStudyWithPicture & Pick<ResultsProps, 'copy'>;

function ResultItem({ caseStudy, picture, timeframe, copy }: ResultItemProps) {
  const { id, company, industry, title, results } = caseStudy;
  return (
    <li className={`relative border-rule full-color:dark:border-t ${getSurfaceClasses(industry)}`}>
      <div className="page-width py-6 md-or-print:py-10">
        <div className="md-or-print:page-grid md-or-print:grid-rows-[1fr_auto_1fr]">
          <div className="md-or-print:col-span-7 md-or-print:row-start-2">
            <Heading level={3} size="small" className="mb-3 flex items-center gap-3 md:mb-6">
              <ClientMark picture={picture} /> {company}, {industry}
            </Heading>
            <p className="max-w-240">
              <HugeFigure {...results.headline} timeframe={timeframe} />
            </p>
            <p className="mt-1 max-w-text text-ink-muted leading-snug">
              {results.summary}{' '}
              <ArrowLink
                link={{ href: getCaseStudyHref(id), label: copy.readCase }}
                context={title}
                className="text-ink max-md:min-h-6 after:absolute after:inset-0 after:z-1 md:flex md:w-fit"
              />
            </p>
          </div>
          {picture && (
            <>
              <div className="mt-6 self-end md-or-print:m-0 md-or-print:col-span-5 md-or-print:col-start-8 md-or-print:row-[1/4]">
                <Picture picture={picture} className="aspect-square" />
              </div>
              <p className="mt-2 text-balance font-semibold leading-tight md:mt-3 md-or-print:col-span-5 md-or-print:col-start-8 md-or-print:row-start-4 md-or-print:text-right md-or-print:text-subheading md-or-print:tracking-normal">
                {picture.caption}
              </p>
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
      <div className="page-width py-1 md:py-4">
        <ArrowLink link={{ href: routes.caseStudies, label: copy.action }} />
      </div>
    </Section>
  );
}
