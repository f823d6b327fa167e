import { formatCount, formatMoney, formatSignedPercent } from '../../lib/format';
import { interpolate } from '../../lib/template';
import type { CalculatorCopy } from '../../schema/copy/calculator';
import { Heading } from '../../ui/Heading';
import { ANNUAL_COST, PIPELINE_MULTIPLIER, type RoiInputs, type RoiResults } from './roi';

interface LabeledFigureProps {
  label: string;
  value: string;
  unit?: string;
  className?: string;
}

const figureClasses =
  'grid grid-cols-[auto_1fr] content-start items-baseline gap-x-1.5 gap-y-1 *:[dt]:col-span-2';

function LabeledFigure({ label, value, unit, className = figureClasses }: LabeledFigureProps) {
  return (
    <div className={className}>
      <dt>{label}</dt>
      <dd className="numeral text-ink">{value}</dd>
      {unit && <dd>{unit}</dd>}
    </div>
  );
}

const currentFigureClasses =
  'grid grid-cols-[auto_minmax(24px,1fr)] content-start items-center gap-x-2 gap-y-1 *:[dt]:col-span-2 *:[dt]:pr-[24px] max-md:min-w-[42%] after:stretched-arrow';
const pairClasses = 'flex flex-wrap gap-x-2 gap-y-1';
const rowClasses = 'grid gap-x-2 gap-y-2 md:gap-x-8 md:gap-y-4';

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
    <div className="calculator-projection border-rule border-t border-b-2 border-b-ink py-3 text-ink-muted text-small md:py-6">
      <div className="mb-2 flex flex-wrap items-baseline gap-x-3 md:mb-4">
        <Heading level={3} size="small" className="text-ink">
          {title}
        </Heading>
        <p>{interpolate(comparison, { multiplier })}</p>
      </div>
      <div className={`md:grid-cols-2 lg:grid-cols-3 ${rowClasses}`}>
        <dl className={pairClasses}>
          <LabeledFigure
            label={leads}
            value={formatCount(inputs.leads)}
            className={currentFigureClasses}
          />
          <LabeledFigure
            label={projectedLeads}
            value={formatCount(results.projectedLeads)}
            unit={unit}
          />
        </dl>
        <dl className={pairClasses}>
          <LabeledFigure
            label={currentRevenue}
            value={formatMoney(results.currentRevenue)}
            className={currentFigureClasses}
          />
          <LabeledFigure
            label={projectedRevenue}
            value={formatMoney(results.projectedRevenue)}
            unit={unit}
          />
        </dl>
        <dl>
          <LabeledFigure
            label={additionalRevenue}
            value={formatMoney(results.additionalRevenue)}
            unit={unit}
          />
        </dl>
      </div>
      <div
        className={`mt-3 border-rule border-t pt-3 md:mt-4 md:grid-cols-[1fr_auto_1fr] md:pt-4 lg:grid-cols-3 ${rowClasses}`}
      >
        <p>
          {interpolate(copy.note, { multiplier })} <span>{growthSentence}</span>
        </p>
        <dl className="*:[dd]:text-ink-muted">
          <LabeledFigure label={annualRoi} value={formatSignedPercent(results.annualRoi)} />
        </dl>
        <p>{interpolate(copy.roiNote, { cost: formatMoney(ANNUAL_COST) })}</p>
      </div>
    </div>
  );
}
