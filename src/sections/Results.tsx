import { useId } from 'react';
import { ResultDrawing } from '../illustrations/charts/ResultDrawing';
import type { ResultEntry } from '../lib/result-entry';
import type { Link } from '../site/links';
import { ArrowLink } from '../ui/ArrowLink';
import { Container } from '../ui/Container';
import { HugeFigure } from '../ui/HugeFigure';
import { SectionIntro } from '../ui/Section';

export interface ResultsProps {
  id: string;
  title: string;
  lead: string;
  entries: readonly ResultEntry[];
  readCase: string;
  action: Link;
}

interface PlateProps {
  entry: ResultEntry;
  readCase: string;
}

function Words({ entry, readCase }: PlateProps) {
  return (
    <div className="min-w-0">
      <p>
        <span className="font-semibold">{entry.label}</span>{' '}
        <span className="text-ink-2">{entry.timeframe}</span>
      </p>
      <p className="mt-1 max-w-text text-ink-2 max-sm:text-small">{entry.summary}</p>
      {entry.funnel && <p className="mt-1 text-fine text-ink-2 tabular">{entry.funnel}</p>}
      <ArrowLink
        link={{ href: entry.href, label: readCase }}
        name={`${readCase}: ${entry.title}`}
        className="after:absolute after:inset-0"
      />
    </div>
  );
}

/** The drawing stands below the figure, or beside it on every second plate, which is pine. */
function ResultPlate({ entry, readCase, beside }: PlateProps & { beside: boolean }) {
  const [surface, columns, place] = beside
    ? [
        'surface-pine',
        'lg:grid-cols-[7fr_5fr]',
        'self-center lg:col-start-2 lg:row-span-2 lg:row-start-1',
      ]
    : ['', 'lg:grid-cols-[8fr_4fr] lg:items-end', 'lg:col-span-2'];
  return (
    <li className={`group relative py-7 first:pt-0 lg:py-9 ${surface}`}>
      <Container className={`grid grid-cols-1 gap-x-12 gap-y-4 lg:gap-y-6 ${columns}`}>
        <div className="min-w-0">
          <p className="mb-2 font-semibold text-small">{entry.industry}</p>
          <p>
            <HugeFigure figure={entry.figure} />
          </p>
        </div>
        <Words entry={entry} readCase={readCase} />
        <div className={place}>
          <ResultDrawing {...entry.change} />
        </div>
      </Container>
    </li>
  );
}

export function Results({ id, title, lead, entries, readCase, action }: ResultsProps) {
  const headingId = useId();
  return (
    <section id={id} aria-labelledby={headingId} className="pt-section">
      <Container>
        <SectionIntro headingId={headingId} title={title} lead={lead} />
      </Container>
      <ul>
        {entries.map((entry, index) => (
          <ResultPlate key={entry.id} entry={entry} readCase={readCase} beside={index % 2 === 1} />
        ))}
      </ul>
      <Container className="pb-7 lg:pb-10 print:hidden">
        <ArrowLink link={action} />
      </Container>
    </section>
  );
}
