import { useId } from 'react';
import { ChangeBar } from '../illustrations/charts/ChangeBar';
import type { ResultEntry } from '../lib/result-entry';
import type { Link } from '../site/links';
import { ArrowLink } from '../ui/ArrowLink';
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
    <li className="group relative grid gap-x-8 gap-y-4 border-t border-rule py-8 first:border-t-2 first:border-ink hover:bg-paper-2 md:grid-cols-2 md:items-center lg:grid-cols-12 lg:py-10">
      <p className="font-semibold text-small md:col-span-2 lg:col-span-2">{entry.industry}</p>
      <p className="lg:col-span-4">
        <span className="block font-figure text-figure-huge font-bold tracking-[-0.025em]">
          {entry.figure}
        </span>{' '}
        <span className="mt-2 block font-semibold">
          {entry.words} <span className="font-normal text-ink-2">{entry.timeframe}</span>
        </span>
      </p>
      <div className="lg:col-span-3">
        <ChangeBar label={entry.measure} before={entry.before} after={entry.after} />
      </div>
      <div className="lg:col-span-3">
        <p className="text-small text-ink-2">{entry.summary}</p>
        <ArrowLink
          href={entry.href}
          label={`${readCase}: ${entry.title}`}
          className="mt-1 text-small after:absolute after:inset-0"
        >
          {readCase}
        </ArrowLink>
      </div>
    </li>
  );
}

/** The ledger: one row for each case, its figure set large, the change drawn beside it. */
export function Results({ id, title, lead, entries, readCase, action }: ResultsProps) {
  const headingId = useId();
  return (
    <Section id={id} labelledBy={headingId} surface="paper">
      <SectionIntro headingId={headingId} title={title}>
        <p>{lead}</p>
      </SectionIntro>
      <ul>
        {entries.map((entry) => (
          <LedgerRow key={entry.id} entry={entry} readCase={readCase} />
        ))}
      </ul>
      <div className="border-t border-rule pt-6">
        <ArrowLink href={action.href}>{action.label}</ArrowLink>
      </div>
    </Section>
  );
}
