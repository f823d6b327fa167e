import type { labels } from '@content/copy/case-studies';
import { StateSquare } from '../../drawing/StateSquare';
import { formatList } from '../../lib/format';
import { getReportId } from '../../lib/routes';
import { interpolate } from '../../lib/text';
import type { CaseStudy, Report } from '../../schema/records';
import { Heading } from '../../ui/Heading';
import { HighlightedText } from '../../ui/HighlightedText';
import { ReportLeads, reportColumnClasses } from './ReportLeads';
import { ReportSoFar } from './ReportSoFar';

interface ReportSheetProps {
  caseStudy: CaseStudy;
  report: Report;
  copy: (typeof labels)['report'];
}

/** Shows one report as the client got it, on a sheet of paper. */
export function ReportSheet({ caseStudy, report, copy }: ReportSheetProps) {
  const { number, week, weekday, nextWeekday, sentOn, notCounted, changes } = report;
  const { weekdays } = copy;
  const id = getReportId(caseStudy.id);
  const sentOnDays = formatList(sentOn.map((day) => weekdays[day]));
  return (
    <section
      id={id}
      aria-labelledby={`${caseStudy.id}_title ${id}_title`}
      className="surface-sheet mt-11 rounded-card p-5 sm:p-8 lg:mt-16 lg:p-12 print:mt-4 print:break-inside-avoid print:p-0 print:text-fine"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1 border-b-3 pb-4">
        <Heading
          level={3}
          size="heading"
          id={`${id}_title`}
          className="text-[clamp(1.75rem,1.1rem+1.8vw,3.5rem)]"
        >
          {interpolate(copy.title, { number, week, weekday: weekdays[weekday] })}
        </Heading>
        <p className="text-ink-muted">
          {interpolate(copy.rhythm, { company: caseStudy.company, weekdays: sentOnDays })}
        </p>
      </div>
      <div className="mt-4 grid gap-x-14 gap-y-8 print:mt-2 print:gap-y-3 xl:grid-cols-[minmax(0,1fr)_18rem]">
        <ReportLeads report={report} copy={copy} />
        <ReportSoFar report={report} listed={caseStudy.funnel?.[0]} copy={copy.soFar} />
        <div>
          <Heading level={4}>{interpolate(copy.notCounted, { count: notCounted.length })}</Heading>
          <ul>
            {notCounted.map(({ who, why }) => (
              <li
                key={who}
                className={`relative pt-3 pl-8 print:pt-1 columns:grid ${reportColumnClasses}`}
              >
                <StateSquare state="prospect" className="absolute top-4 left-0 print:top-1.5" />
                <strong className="font-semibold">{who}</strong>
                <p className="col-span-3">{why}</p>
              </li>
            ))}
          </ul>
        </div>
        <div>
          <Heading level={4}>
            {interpolate(copy.changes, { weekday: weekdays[nextWeekday] })}
          </Heading>
          <p className="mt-3 print:mt-1">
            <HighlightedText text={changes.text} passages={[changes.highlight]} />
          </p>
        </div>
      </div>
    </section>
  );
}
