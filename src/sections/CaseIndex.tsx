import { ArrowDown } from 'lucide-react';
import { palettes } from '../illustrations/posters/palettes';
import type { CaseStudy } from '../schema/records';
import { Container } from '../ui/Container';

export function CaseIndex({ label, studies }: { label: string; studies: readonly CaseStudy[] }) {
  return (
    <nav aria-label={label} className="print:hidden">
      <Container>
        <ul className="grid gap-x-8 lg:grid-cols-3">
          {studies.map(({ id, industry, company, results }) => (
            <li
              key={id}
              className="border-rule max-lg:not-first:border-t lg:not-nth-[3n+1]:gutter-rule lg:nth-[n+4]:border-t"
            >
              <a href={`#${id}`} className="group flex items-center gap-4 py-4 lg:py-5">
                <span
                  aria-hidden="true"
                  className={`grid size-12 shrink-0 place-items-center rounded-small forced-colors:hidden ${palettes[industry]}`}
                >
                  <span className="size-6 rotate-12 rounded-[0.25rem] bg-meeting" />
                </span>
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
      </Container>
    </nav>
  );
}
