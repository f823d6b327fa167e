import type { results } from '@content/copy/home';
import type { CaseStudyWithPicture } from '../../data/pictures';
import { getCaseStudyHref, type Link } from '../../lib/routes';
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
  intro: string;
  actionLink: Link;
  copy: typeof results;
}

type ResultItemProps = CaseStudyWithPicture & Pick<ResultsProps, 'copy'>;

function ResultItem({ caseStudy, picture, within, copy }: ResultItemProps) {
  const { id, company, industry, title, results } = caseStudy;
  return (
    <li className={`relative ${getSurfaceClasses(industry)}`}>
      <div className="page-width py-6 md:py-10 print:pb-0">
        <div className="grid grid-cols-1 gap-x-8 gap-y-6 md:page-grid print:grid-cols-2">
          <div className="flex flex-col md:col-span-7 print:col-span-1">
            <Heading level={3} size="small" className="mb-6 flex items-center gap-3">
              <ClientMark picture={picture} /> {company}, {industry}
            </Heading>
            <p className="mt-auto max-w-240">
              <HugeFigure {...results.headline} within={within} />
            </p>
            <p className="mt-1 max-w-text text-ink-muted">{results.summary}</p>
            <ArrowLink
              link={{ href: getCaseStudyHref(id), label: copy.readCase }}
              ariaLabel={interpolate(copy.readCaseLabel, { title })}
              className="self-start after:absolute after:inset-0 after:z-1 md:mt-2"
            />
          </div>
          {picture && (
            <div className="md:col-span-5 print:col-span-1">
              <Picture
                picture={picture}
                className="aspect-square print:w-80"
                captionClassName="mt-3 text-right font-semibold text-subheading leading-tight print:text-left"
              />
            </div>
          )}
        </div>
      </div>
    </li>
  );
}

export function Results({ id, caseStudies, intro, actionLink, copy }: ResultsProps) {
  return (
    <Section id={id} title={copy.title} intro={intro} isFullWidth className="pb-0">
      <ul>
        {caseStudies.map((item) => (
          <ResultItem key={item.caseStudy.id} {...item} copy={copy} />
        ))}
      </ul>
      <div className="page-width py-3 lg:py-8 print:hidden">
        <ArrowLink link={actionLink} />
      </div>
    </Section>
  );
}
