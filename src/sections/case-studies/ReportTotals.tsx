import { StateSquare } from '../../drawing/StateSquare';
import { getSpan, splitIntoRows } from '../../drawing/squares';
import { formatCount } from '../../lib/format';
import { interpolate, type Template } from '../../lib/template';
import type { CaseStudiesCopy } from '../../schema/copy/case-studies';
import type { Funnel } from '../../schema/funnel';
import type { Report } from '../../schema/report';
import { Heading } from '../../ui/Heading';

const grid = { size: 6, pitch: 8 };

/** Draws each listed company as a dash, and those who came further over it. */
function ListedCompanies({ listed, totals }: { listed: number; totals: Report['totals'] }) {
  const columns = Math.ceil(Math.sqrt(listed * 1.7));
  const drawLayer = (count: number, className: string) => {
    const lines = splitIntoRows(0, count, columns).map(
      ({ row, to }) => `M0 ${row * grid.pitch + grid.size / 2}h${getSpan(to, grid)}`,
    );
    return <path d={lines.join('')} className={className} />;
  };
  const rows = Math.ceil(listed / columns);
  return (
    <svg
      viewBox={`0 0 ${getSpan(columns, grid)} ${getSpan(rows, grid)}`}
      strokeWidth="6"
      strokeDasharray="6 2"
      aria-hidden="true"
      className="w-full forced-color-adjust-none"
    >
      {drawLayer(listed, 'stroke-prospect opacity-40')}
      {drawLayer(totals.writtenTo, 'stroke-prospect opacity-80')}
      {drawLayer(totals.qualified, 'stroke-qualified')}
      {drawLayer(totals.held, 'stroke-meeting')}
    </svg>
  );
}

interface ReportTotalsProps {
  report: Report;
  listed: Funnel[number] | undefined;
  leadsPerMonth: number | undefined;
  copy: CaseStudiesCopy['labels']['report']['totals'];
}

export function ReportTotals({ report, listed, leadsPerMonth, copy }: ReportTotalsProps) {
  const { day, totals } = report;
  const withTotal = (
    template: Template<'label' | 'count'>,
    label: string,
    total: number | undefined,
  ) => (total ? interpolate(template, { label, count: formatCount(total) }) : label);
  const counts = [
    ['prospect', totals.writtenTo, withTotal(copy.of, copy.writtenTo, listed?.value)],
    ['qualified', totals.qualified, withTotal(copy.perMonth, copy.qualified, leadsPerMonth)],
    ['booked', totals.booked, copy.booked],
    ['held', totals.held, copy.held],
  ] as const;
  return (
    <div className="grid content-start gap-6 md:max-xl:grid-cols-[minmax(0,1fr)_18rem]">
      <div>
        <Heading level={4}>{interpolate(copy.title, { day })}</Heading>
        <ul className="mt-3 grid gap-y-1.5">
          {counts.map(([state, count, label]) => (
            <li key={state} className="flex flex-wrap items-center gap-x-3">
              <StateSquare state={state} />
              <span className="min-w-[1.3em] shrink-0 font-figure text-heading leading-none tracking-normal">
                {formatCount(count)}
              </span>{' '}
              <span className="flex-[1_1_5rem]">{label}</span>
            </li>
          ))}
        </ul>
      </div>
      {listed && (
        <figure className="">
          <ListedCompanies listed={listed.value} totals={totals} />
          <figcaption className="mt-2 text-ink-muted text-small">
            {formatCount(listed.value)} {listed.label}
          </figcaption>
        </figure>
      )}
    </div>
  );
}
