import { formatCount, formatList } from '../../lib/format';
import { getReportAnchor } from '../../lib/routes';
import { interpolate } from '../../lib/template';
import type { CaseStudy } from '../../schema/case-studies';
import type { CaseStudiesCopy } from '../../schema/copy/case-studies';
import type { Report } from '../../schema/report';
import { DecorativeImage } from '../../ui/DecorativeImage';
import { Heading } from '../../ui/Heading';
import { HighlightedText } from '../../ui/HighlightedText';
import { FigureList } from './FigureList';
import doors from './report-doors.svg?url';
import { getReportSchedule } from './report-schedule';

type ReportCopy = CaseStudiesCopy['labels']['report'];

interface LeadRowProps {
  lead: Report['people'][number];
  isExampleLead: boolean;
  copy: ReportCopy;
}

/** The door of the example lead has the lime tag. */
function LeadRow({ lead, isExampleLead, copy }: LeadRowProps) {
  const { name, role, size, needs, when, state, happened } = lead;
  const door = isExampleLead && state === 'held' ? 'example' : state;
  return (
    <li className="case-lead relative border-rule border-b py-3 leading-snug last:border-0">
      <div className="@min-[52rem]/leads:pl-14">
        <DecorativeImage
          src={`${doors}#${door}`}
          className="absolute top-3 left-0 aspect-44/60 w-8 keep-colors md:w-10"
        />
        <p className="font-semibold">{name}</p>
        <p className="text-ink-muted text-small">{`${role}, ${size}`}</p>
      </div>
      <p>{needs}</p>
      <p>{when}</p>
      <p>
        <strong className="font-semibold @min-[38rem]/leads:block">{copy.states[state]}</strong>{' '}
        {happened}
      </p>
    </li>
  );
}

interface ReportSheetProps {
  caseStudy: CaseStudy;
  report: Report;
  signature: string | undefined;
  copy: ReportCopy;
}

function ReportTotals({ report, copy }: ReportSheetProps) {
  const totals = ['writtenTo', 'qualified', 'booked', 'held'] as const;
  return (
    <FigureList
      items={totals.map((name) => ({
        value: formatCount(report.totals[name]),
        label: copy.totals[name],
      }))}
      label={interpolate(copy.totals.title, { day: report.day })}
      className="mt-4 grid-cols-2 gap-y-3 2xs:grid-cols-4 md:mt-8 [--fit:var(--text-figure-large)]"
    />
  );
}

function ReportFoot({ report, signature, copy }: ReportSheetProps) {
  const { notCounted, changes } = report;
  const { nextWeekday } = getReportSchedule(report);
  return (
    <div className="mt-4 grid gap-x-8 gap-y-4 max-md:leading-snug md:grid-cols-[7fr_5fr]">
      <div>
        <Heading level={4}>{interpolate(copy.notCounted, { count: notCounted.length })}</Heading>
        <ul className="mt-2 grid gap-2">
          {notCounted.map(({ who, why }) => (
            <li key={who}>
              <strong className="font-semibold">{who}.</strong> {why}
            </li>
          ))}
        </ul>
      </div>
      <div>
        <Heading level={4}>
          {interpolate(copy.changes, { weekday: copy.weekdays[nextWeekday] })}
        </Heading>
        <p className="mt-2">
          <HighlightedText text={changes.text} passages={[changes.highlight]} />
        </p>
        {signature && <p className="mt-2 font-semibold">{signature}</p>}
      </div>
    </div>
  );
}

export function ReportSheet(props: ReportSheetProps) {
  const { caseStudy, report, copy } = props;
  const { weekdays } = copy;
  const { week, reportWeekdays, previousWeekday } = getReportSchedule(report);
  const id = getReportAnchor(caseStudy.id);
  return (
    <section
      id={id}
      aria-labelledby={`${caseStudy.id}_title ${id}_title`}
      className="surface-sheet rounded-card p-4 sm:p-6 lg:p-10"
    >
      <Heading level={3} size="heading" id={`${id}_title`}>
        {interpolate(copy.title, {
          number: report.number,
          week,
          weekday: weekdays[report.weekday],
        })}
      </Heading>
      <p className="mt-2 text-ink-muted text-small md:text-body">
        {interpolate(copy.rhythm, {
          company: caseStudy.company,
          weekdays: formatList(reportWeekdays.map((name) => weekdays[name])),
        })}
      </p>
      <ReportTotals {...props} />
      <p className="mt-3 text-ink-muted text-small md:text-body">{report.delivery}</p>
      <Heading level={4} id={`${id}_leads`} className="mt-4 pb-2 md:mt-8">
        {interpolate(copy.people, {
          weekday: weekdays[previousWeekday],
          count: report.people.length,
        })}
      </Heading>
      <ul aria-labelledby={`${id}_leads`} className="@container/leads border-t-2">
        {report.people.map((lead) => (
          <LeadRow
            key={lead.name}
            lead={lead}
            isExampleLead={lead.name === caseStudy.handover?.brief.name}
            copy={copy}
          />
        ))}
      </ul>
      <ReportFoot {...props} />
    </section>
  );
}
