import { useId } from 'react';
import { ResultDrawing } from '../illustrations/charts/ResultDrawing';
import { interpolate } from '../lib/interpolate';
import type { ResultEntry } from '../lib/result-entry';
import type { Link } from '../site/links';
import { ArrowLink } from '../ui/ArrowLink';
import { Container } from '../ui/Container';
import { HugeFigure } from '../ui/HugeFigure';
import { SectionIntro } from '../ui/Section';

type ResultsCopy = Record<'readCase' | 'readCaseLabel', string>;

interface ResultRowProps {
  entry: ResultEntry;
  copy: ResultsCopy;
  isPine: boolean;
}

export interface ResultsProps extends ResultsCopy {
  id: string;
  title: string;
  lead: string;
  entries: readonly ResultEntry[];
  action: Link;
}

/** From `md` the drawing is beside figure and text; from `lg` a wide one is below them. */
function ResultRow({ entry, copy, isPine }: ResultRowProps) {
  const isWide = entry.change.kind === 'squares';
  return (
    <li
      className={`group relative pt-6 pb-4 first:pt-0 md:pb-7 lg:py-9 ${isPine ? 'surface-pine' : ''}`}
    >
      <Container className="grid gap-x-8 gap-y-4 md:grid-cols-2 md:grid-rows-[auto_auto_1fr] xl:grid-cols-[7fr_5fr]">
        <p className="font-semibold text-small md:col-span-2 md:mb-2">{entry.industry}</p>
        <div>
          <p className="mb-3">
            <HugeFigure figure={entry.figure} />
          </p>
          <p>
            <span className="font-semibold">{entry.label}</span>{' '}
            <span className="text-ink-2">{entry.timeframe}</span>
          </p>
        </div>
        <div
          className={`md:pt-[1.1vw] ${isWide ? 'max-lg:row-span-2 lg:col-span-2 lg:row-start-3' : 'md:row-span-2'}`}
        >
          <ResultDrawing {...entry.change} />
        </div>
        <div className={isWide ? 'lg:col-start-2 lg:row-start-2 lg:pt-[1.1vw]' : ''}>
          <p className="max-w-text text-ink-2 max-sm:text-small">{entry.summary}</p>
          {entry.funnel && (
            <p className="mt-1 md:mt-3 text-fine text-ink-2 tabular">{entry.funnel}</p>
          )}
          <ArrowLink
            link={{ href: entry.href, label: copy.readCase }}
            name={interpolate(copy.readCaseLabel, { title: entry.title })}
            className="md:mt-3 after:absolute after:inset-0"
          />
        </div>
      </Container>
    </li>
  );
}

export function Results({ id, title, lead, entries, action, ...copy }: ResultsProps) {
  const headingId = useId();
  return (
    <section id={id} aria-labelledby={headingId} className="pt-section">
      <Container>
        <SectionIntro headingId={headingId} title={title} lead={lead} />
      </Container>
      <ul>
        {entries.map((entry, index) => (
          <ResultRow key={entry.id} entry={entry} copy={copy} isPine={index % 2 === 1} />
        ))}
      </ul>
      <Container className="pb-5 lg:pb-10 print:hidden">
        <ArrowLink link={action} />
      </Container>
    </section>
  );
}
