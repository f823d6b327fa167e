import { ArrowDown } from 'lucide-react';
import type { CaseStudyWithPicture } from '../../data/case-studies';
import { getSurfaceClasses } from '../../styles/industry-surfaces';
import { ClientMark } from '../../ui/Picture';

interface CaseStudyIndexProps {
  caseStudies: readonly CaseStudyWithPicture[];
  label: string;
}

export function CaseStudyIndex({ caseStudies, label }: CaseStudyIndexProps) {
  return (
    <nav aria-label={label} className="page-width">
      <ul className="grid gap-x-8 lg:grid-cols-3">
        {caseStudies.map(({ caseStudy, picture, timeframe }) => (
          <li
            key={caseStudy.id}
            className="border-rule max-lg:not-first:border-t lg:not-nth-[3n+1]:gutter-rule lg:nth-[n+4]:border-t"
          >
            <a
              href={`#${caseStudy.id}`}
              className="group -mx-2 flex items-center gap-4 px-2 py-4 -outline-offset-6"
            >
              {picture?.markSrc && (
                <span
                  className={`grid size-[56px] shrink-0 place-items-center rounded-small ${getSurfaceClasses(caseStudy.industry)}`}
                >
                  <ClientMark picture={picture} className="size-10" />
                </span>
              )}
              <span className="grow">
                <span className="block font-semibold group-hover:underline">
                  {caseStudy.company}
                </span>{' '}
                <span className="block text-ink-muted text-small">
                  {caseStudy.results.headline.figure} {timeframe}
                </span>
              </span>
              <ArrowDown className="size-5 shrink-0 group-hover:[translate:0_4px]" />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
