import { ArrowDown } from 'lucide-react';
import type { CaseStudy } from '../schema/records';
import { Container } from '../ui/Container';

export function CaseIndex({ label, studies }: { label: string; studies: readonly CaseStudy[] }) {
  return (
    <nav aria-label={label} className="surface-pine print:hidden">
      <Container>
        <ul className="grid gap-x-8 border-rule border-t md:grid-cols-3">
          {studies.map(({ id, industry, company, results }) => (
            <li
              key={id}
              className="border-rule max-md:not-first:border-t md:not-nth-[3n+1]:gutter-rule md:nth-[n+4]:border-t"
            >
              <a href={`#${id}`} className="group flex items-center justify-between gap-2 py-5">
                <span>
                  <span className="block font-semibold group-hover:text-accent">{industry}</span>{' '}
                  <span className="block text-ink-2 text-small">
                    {company}, {results.timeframe}
                  </span>
                </span>
                <ArrowDown
                  aria-hidden="true"
                  className="size-5 shrink-0 text-accent transition-transform group-hover:translate-y-1"
                />
              </a>
            </li>
          ))}
        </ul>
      </Container>
    </nav>
  );
}
