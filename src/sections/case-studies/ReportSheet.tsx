import { StateSquare } from '../../drawing/StateSquare';
import { formatList } from '../../lib/format';
import { getReportAnchor } from '../../lib/routes';
import { interpolate } from '../../lib/template';
import type { CaseStudy } from '../../schema/case-studies';
import type { CaseStudiesCopy } from '../../schema/copy/case-studies';
import { Heading } from '../../ui/Heading';
import { HighlightedText } from '../../ui/HighlightedText';
import { ReportLeads, reportColumnClasses } from './ReportLeads';
import { ReportTotals } from './ReportTotals';
import { getReportSchedule } from './report-schedule';

interface ReportSheetProps {
  caseStudy: CaseStudy;
  signature: string | undefined;
  copy: CaseStudiesCopy['labels']['report'];
}

export function ReportSheet({ caseStudy, signature, copy }: ReportSheetProps) {
  const { report } = caseStudy;
  if (!report) return null;
  const { number, weekday, notCounted, others, changes } = report;
  const { week, reportWeekdays, previousWeekday, nextWeekday } = getReportSchedule(report);
  const { weekdays } = copy;
  const id = getReportAnchor(caseStudy.id);
  return (
    <section
      id={id}
      aria-labelledby={`${caseStudy.id}_title ${id}_title`}
      className="surface-sheet mt-10 rounded-card p-4 sm:p-6 lg:mt-16 lg:p-10"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1 border-b-3 pb-4">
        <Heading level={3} id={`${id}_title`} className="sm:text-figure">
          {interpolate(copy.title, { number, week, weekday: weekdays[weekday] })}
        </Heading>
        <p className="text-ink-muted">
          {interpolate(copy.rhythm, {
            company: caseStudy.company,
            weekdays: formatList(reportWeekdays.map((name) => weekdays[name])),
          })}
        </p>
      </div>
      <div className="mt-4 grid gap-x-8 gap-y-6 xl:grid-cols-10">
        <div className="@container xl:col-span-7">
          <ReportLeads
            leads={report.people}
            previousWeekday={weekdays[previousWeekday]}
            exampleLeadName={caseStudy.handover?.brief.name}
            copy={copy}
          />
          <Heading level={4} className="mt-6 lg:mt-10">
            {interpolate(copy.notCounted, { count: notCounted.length })}
          </Heading>
          <ul>
            {notCounted.map(({ who, why }) => (
              <li
                key={who}
                className={`relative pt-3 pl-8 @min-[38rem]:grid ${reportColumnClasses}`}
              >
                <StateSquare state="prospect" className="absolute top-4 left-0" />
                <strong className="font-semibold">{who}</strong>
                <p className="col-span-3">{why}</p>
              </li>
            ))}
          </ul>
          {others && <p className="mt-4 text-ink-muted">{interpolate(copy.others, others)}</p>}
        </div>
        <div className="xl:col-span-3">
          <ReportTotals
            report={report}
            listed={caseStudy.funnel?.[0]}
            leadsPerMonth={caseStudy.plan?.leadsPerMonth}
            copy={copy.totals}
          />
          <Heading level={4} className="mt-6 lg:mt-10">
            {interpolate(copy.changes, { weekday: weekdays[nextWeekday] })}
          </Heading>
          <p className="mt-3">
            <HighlightedText text={changes.text} passages={[changes.highlight]} />
          </p>
          {signature && <p className="mt-3 font-semibold">{signature}</p>}
        </div>
      </div>
    </section>
  );
}
