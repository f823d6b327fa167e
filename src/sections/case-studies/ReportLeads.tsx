// biome-ignore-all lint/a11y/noRedundantRoles: Safari drops roles if CSS changes `display`.

import type { ReactNode } from 'react';
import { HangingSquare } from '../../drawing/HangingSquare';
import { StateSquare } from '../../drawing/StateSquare';
import { interpolate } from '../../lib/template';
import type { CaseStudiesCopy } from '../../schema/copy/case-studies';
import type { Report } from '../../schema/report';

interface ReportLeadsProps {
  leads: Report['people'];
  /** Weekday of the previous report. */
  previousWeekday: string;
  exampleLeadName: string | undefined;
  copy: CaseStudiesCopy['labels']['report'];
}

export const reportColumnClasses =
  'gap-x-4 lg:gap-x-6 @min-[38rem]:grid-cols-[minmax(0,1.33fr)_minmax(0,1.1fr)_minmax(0,0.8fr)_minmax(0,1.67fr)] xl:grid-cols-[5fr_6fr_3fr_6fr]!';

const rowClasses = `block pl-8 @min-[38rem]:grid ${reportColumnClasses}`;

function LabeledCell({ label, children }: { label: string; children: ReactNode }) {
  return (
    <td role="cell" className="mt-1 flex flex-wrap @min-[38rem]:m-0 @min-[38rem]:block">
      <span aria-hidden="true" className="w-16 shrink-0 text-ink-muted @min-[38rem]:hidden">
        {label}
      </span>
      <span className="flex-[1_1_7rem]">{children}</span>
    </td>
  );
}

interface LeadSquareProps extends Pick<Report['people'][number], 'state'> {
  isExampleLead: boolean;
}

/** The example lead hangs from the rule above. */
function LeadSquare({ state, isExampleLead }: LeadSquareProps) {
  if (!isExampleLead) return <StateSquare state={state} className="absolute top-4 left-0" />;
  return (
    <span className="absolute top-3.5 -left-1 size-7 before:absolute before:bottom-full before:left-1/2 before:h-3.75 before:w-[3px] before:-translate-x-1/2 before:bg-meeting before:keep-colors">
      <HangingSquare state={state} />
    </span>
  );
}

export function ReportLeads({ leads, previousWeekday, exampleLeadName, copy }: ReportLeadsProps) {
  const title = interpolate(copy.people, { weekday: previousWeekday, count: leads.length });
  return (
    <table role="table" aria-label={title} className="block text-left md:max-lg:text-small">
      <thead role="rowgroup" className="block font-semibold text-ink-muted text-small">
        <tr role="row" className={`items-end border-b pb-2 ${rowClasses}`}>
          <th role="columnheader" scope="col" className="-ml-8 block">
            {title}
          </th>
          {[copy.needs, copy.when, copy.happened].map((name) => (
            <th
              key={name}
              role="columnheader"
              scope="col"
              className="sr-only @min-[38rem]:not-sr-only"
            >
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className="block">
        {leads.map(({ name, role, size, needs, when, state, happened }) => (
          <tr key={name} role="row" className={`relative border-rule border-b py-3 ${rowClasses}`}>
            <th role="rowheader" scope="row" className="block font-normal">
              <LeadSquare state={state} isExampleLead={name === exampleLeadName} />
              <strong className="block font-semibold">{name}</strong>
              <span className="block text-ink-muted text-small">
                {role} <span className="block">{size}</span>
              </span>
            </th>
            <LabeledCell label={copy.needs}>{needs}</LabeledCell>
            <LabeledCell label={copy.when}>{when}</LabeledCell>
            <td role="cell" className="mt-1 block @min-[38rem]:m-0">
              <strong className="block font-semibold">{copy.states[state]}</strong> {happened}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
