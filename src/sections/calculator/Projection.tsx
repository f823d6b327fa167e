import { formatCount, formatMoney, formatSignedPercent } from '../../lib/format';
import { interpolate } from '../../lib/text';
import type { CalculatorCopy } from '../../schema/copy/calculator';
import { Heading } from '../../ui/Heading';
import { ANNUAL_COST, PIPELINE_MULTIPLIER, type RoiInputs, type RoiResults } from './roi';

interface FigureProps {
  label: string;
  value: string;
  unit?: string;
}

function Figure({ label, value, unit }: FigureProps) {
  return (
    <>
      <dt>{label}</dt>
      <dd className="numeral text-ink">{value}</dd>
      {unit && <dd>{unit}</dd>}
    </>
  );
}

/** An arrow leads from the number to that of the next figure. */
const fromClasses =
  'grid grid-cols-[auto_minmax(24px,1fr)] content-start items-center gap-x-2 gap-y-1 *:[dt]:col-span-2 *:[dt]:pr-[24px] max-md:min-w-[42%] after:arrow-line';
const toClasses =
  'grid grid-cols-[auto_1fr] content-start items-baseline gap-x-1.5 gap-y-1 *:[dt]:col-span-2';
/** Puts the label above its number; on phones before it. */
const singleClasses =
  'flex flex-wrap content-start items-baseline gap-x-1.5 gap-y-1 md:*:[dt]:basis-full';
const pairClasses = 'flex flex-wrap gap-x-2 gap-y-1 md:col-span-3 lg:col-span-2';
const noteClasses = 'text-pretty max-md:leading-tight md:row-start-4 lg:row-start-3';

interface ProjectionProps {
  inputs: RoiInputs;
  results: RoiResults;
  growthSentence: string;
  copy: CalculatorCopy;
}

/** Shows the results at the clients' average growth (specification, section 9). */
export function Projection({ inputs, results, growthSentence, copy }: ProjectionProps) {
  const { title, comparison, leads, unit } = copy.projection;
  const { currentRevenue, projectedLeads, projectedRevenue, additionalRevenue, annualRoi } =
    copy.results;
  const multiplier = PIPELINE_MULTIPLIER;
  return (
    <div className="grid gap-x-8 gap-y-1.25 border-rule border-t border-b-2 border-b-ink pt-2.5 pb-2.5 text-fine text-ink-muted md:grid-cols-[repeat(4,1fr)_1.2fr_0.8fr] md:gap-y-3 md:pt-4 md:pb-6 md:text-small md:leading-snug print:*:break-inside-avoid">
      <div className="col-span-full flex flex-wrap items-baseline gap-x-3">
        <Heading level={3} size="small" className="text-ink">
          {title}
        </Heading>
        <p>{interpolate(comparison, { multiplier })}</p>
      </div>
      <dl className={pairClasses}>
        <div className={fromClasses}>
          <Figure label={leads} value={formatCount(inputs.leads)} />
        </div>
        <div className={toClasses}>
          <Figure label={projectedLeads} value={formatCount(results.projectedLeads)} unit={unit} />
        </div>
      </dl>
      <dl className={pairClasses}>
        <div className={fromClasses}>
          <Figure label={currentRevenue} value={formatMoney(results.currentRevenue)} />
        </div>
        <div className={toClasses}>
          <Figure
            label={projectedRevenue}
            value={formatMoney(results.projectedRevenue)}
            unit={unit}
          />
        </div>
      </dl>
      <dl
        className={`md:col-span-3 md:row-start-3 lg:col-span-1 lg:col-start-5 lg:row-start-2 ${singleClasses}`}
      >
        <Figure
          label={additionalRevenue}
          value={formatMoney(results.additionalRevenue)}
          unit={unit}
        />
      </dl>
      <p className={`max-w-176 md:col-span-3 lg:col-span-4 ${noteClasses}`}>
        {interpolate(copy.note, { multiplier })} <span>{growthSentence}</span>
      </p>
      <dl
        className={`border-rule max-md:border-t max-md:pt-2 md:col-span-3 md:col-start-4 md:row-start-3 md:gutter-rule lg:col-span-1 lg:col-start-6 lg:row-start-2 *:[dd]:text-ink-muted *:[dd]:text-large *:[dd]:leading-[1.2] ${singleClasses}`}
      >
        <Figure label={annualRoi} value={formatSignedPercent(results.annualRoi)} />
      </dl>
      <p className={`md:col-span-3 lg:col-span-2 ${noteClasses}`}>
        {interpolate(copy.roiNote, { cost: formatMoney(ANNUAL_COST) })}
      </p>
    </div>
  );
}
