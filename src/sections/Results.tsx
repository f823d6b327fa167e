import { useId } from 'react';
import { ChangeRows } from '../illustrations/charts/ChangeRows';
import type { ResultEntry } from '../lib/result-entry';
import type { Link } from '../site/links';
import { ArrowLink } from '../ui/ArrowLink';
import { HugeFigure } from '../ui/HugeFigure';
import { Section } from '../ui/Section';
import { SectionIntro } from '../ui/SectionIntro';

export interface ResultsProps {
  id: string;
  title: string;
  lead: string;
  entries: readonly ResultEntry[];
  readCase: string;
  action: Link;
}

function LedgerRow({ entry, readCase }: { entry: ResultEntry; readCase: string }) {
  return (
    <li className="group relative grid gap-x-8 gap-y-6 border-rule border-t py-10 first:border-ink first:border-t-2 lg:grid-cols-12 lg:gap-y-10 lg:py-14">
      <div className="min-w-0 lg:col-span-7">
        <p className="mb-4 font-semibold text-small lg:mb-6">{entry.industry}</p>
        <p>
          <HugeFigure figure={entry.figure} />
        </p>
      </div>
      <div className="min-w-0 lg:col-span-5 lg:self-end">
        <p>
          <span className="font-semibold">{entry.label}</span>{' '}
          <span className="text-ink-2">{entry.timeframe}</span>
        </p>
        <p className="mt-1 text-ink-2">{entry.summary}</p>
        {entry.funnel && <p className="mt-1 text-ink-2 text-small tabular">{entry.funnel}</p>}
        <ArrowLink
          href={entry.href}
          label={`${readCase}: ${entry.title}`}
          className="mt-1 after:absolute after:inset-0"
        >
          {readCase}
        </ArrowLink>
      </div>
      <div className="lg:col-span-12">
        <ChangeRows {...entry.change} />
      </div>
    </li>
  );
}

/** The ledger: the figure of each case as large as the page allows, what changed drawn below it. */
export function Results({ id, title, lead, entries, readCase, action }: ResultsProps) {
  const headingId = useId();
  return (
    <Section id={id} labelledBy={headingId} surface="paper" air="wide">
      <SectionIntro headingId={headingId} title={title}>
        <p>{lead}</p>
      </SectionIntro>
      <ul>
        {entries.map((entry) => (
          <LedgerRow key={entry.id} entry={entry} readCase={readCase} />
        ))}
      </ul>
      <div className="border-rule border-t pt-6">
        <ArrowLink href={action.href}>{action.label}</ArrowLink>
      </div>
    </Section>
  );
}
