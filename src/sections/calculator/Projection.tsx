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
      <dd className="font-bold font-figure text-ink text-large leading-none">{value}</dd>
      {unit && <dd>{unit}</dd>}
    </>
  );
}

/** An arrow leads from the number to that of the next figure. */
const fromClasses =
  'grid grid-cols-[auto_minmax(24px,1fr)] content-start items-center gap-x-2 gap-y-1 *:[dt]:col-span-2 *:[dt]:pr-[24px] max-md:min-w-[42%] after:arrow-line';
const toClasses =
  'grid grid-cols-[auto_1fr] content-start items-baseline gap-x-1.5 gap-y-1 *:[dt]:col-span-2';
const singleClasses =
  'flex flex-wrap content-start items-baseline gap-x-1.5 gap-y-1 *:[dt]:basis-full';
const panelClasses =
  'border-rule border-t border-b-2 border-b-ink pt-3 pb-4 text-ink-muted text-small leading-snug md:pt-6 md:pb-6';
const pairClasses = 'flex flex-wrap gap-x-2 gap-y-1 max-md:col-span-2';
const noteClasses = 'text-pretty max-md:leading-tight max-md:col-span-2 lg:col-start-3';

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
    <div
      className={`grid grid-cols-[42%_1fr] gap-x-2 gap-y-2 md:grid-cols-2 md:gap-x-8 md:gap-y-4 lg:grid-cols-3 print:*:break-inside-avoid ${panelClasses}`}
    >
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
      <dl className={singleClasses}>
        <Figure
          label={additionalRevenue}
          value={formatMoney(results.additionalRevenue)}
          unit={unit}
        />
      </dl>
      <dl className={`*:[dd]:text-ink-muted ${singleClasses}`}>
        <Figure label={annualRoi} value={formatSignedPercent(results.annualRoi)} />
      </dl>
      <p className={`lg:row-start-2 ${noteClasses}`}>
        {interpolate(copy.note, { multiplier })} <span>{growthSentence}</span>
      </p>
      <p className={`lg:row-start-3 ${noteClasses}`}>
        {interpolate(copy.roiNote, { cost: formatMoney(ANNUAL_COST) })}
      </p>
    </div>
  );
}
