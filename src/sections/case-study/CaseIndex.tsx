import { ArrowDown } from 'lucide-react';
import { palettes } from '../../lib/palettes';
import type { CaseStudy } from '../../schema/records';

export function CaseIndex({ label, studies }: { label: string; studies: readonly CaseStudy[] }) {
  return (
    <nav aria-label={label} className="page-width print:hidden">
      <ul className="grid gap-x-8 lg:grid-cols-3">
        {studies.map(({ id, industry, company, results }) => (
          <li
            key={id}
            className="border-rule max-lg:not-first:border-t lg:not-nth-[3n+1]:gutter-rule lg:nth-[n+4]:border-t"
          >
            <a href={`#${id}`} className="group flex items-center gap-4 py-4 lg:py-5">
              <span
                aria-hidden="true"
                className={`grid size-12 shrink-0 place-items-center rounded-small before:size-6 before:rotate-12 before:rounded-[0.25rem] before:bg-meeting forced-colors:hidden ${palettes[industry]}`}
              />
              <span className="grow">
                <span className="block font-semibold group-hover:underline">{industry}</span>{' '}
                <span className="block text-ink-2 text-small">
                  {company}, {results.timeframe}
                </span>
              </span>
              <ArrowDown
                aria-hidden="true"
                className="size-5 shrink-0 transition-transform group-hover:translate-y-1"
              />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
