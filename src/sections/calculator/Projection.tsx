import type { calculator } from '@content/copy/calculator';
import { formatCount, formatMoney, formatSignedPercent } from '../../lib/format';
import { interpolate } from '../../lib/text';
import { Heading } from '../../ui/Heading';
import { ANNUAL_COST, PIPELINE_MULTIPLIER, type RoiInputs, type RoiResults } from './roi';

/* Rows of both columns line up. */
const twoRowsClasses = 'shared-rows row-span-2';
const columnClasses = 'shared-rows row-span-3';

/** A label beside its value, unless the value is very long. */
const rowClasses = 'grid grid-cols-[minmax(6rem,1fr)_auto]';
const stackedClasses =
  'max-sm:flex max-sm:flex-col-reverse max-sm:justify-end sm:grid sm:grid-cols-[minmax(6rem,1fr)_auto]';

interface FiguresProps {
  title?: string;
  figures: readonly (readonly [label: string, value: string])[];
  className?: string;
}

function Figures({ title, figures, className = '' }: FiguresProps) {
  return (
    <div className={className}>
      {title && (
        <Heading level={4} size="small" className="self-end pb-2">
          {title}
        </Heading>
      )}
      <dl className={title && twoRowsClasses}>
        {figures.map(([label, value]) => (
          <div
            key={label}
            className={`items-baseline gap-x-4 border-rule border-t py-1 max-sm:text-small max-sm:leading-snug sm:py-2 ${title ? stackedClasses : rowClasses}`}
          >
            <dt>{label}</dt>
            <dd className="font-semibold text-large tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

interface ProjectionProps {
  inputs: RoiInputs;
  results: RoiResults;
  growthSentence: string;
  copy: typeof calculator;
}

/** Shows the results at the clients' average growth (specification, section 9). */
export function Projection({ inputs, results, growthSentence, copy }: ProjectionProps) {
  const { title, today, average, leads } = copy.projection;
  const multiplier = PIPELINE_MULTIPLIER;
  const perMonth = (label: string) => `${label} ${copy.perMonth}`;
  const { currentRevenue, projectedLeads, projectedRevenue, additionalRevenue, annualRoi } =
    copy.results;
  return (
    <div className="mt-6 grid md:mt-10 grid-cols-2 gap-x-4 border-edge border-t pt-4 md:gap-x-8 lg:grid-cols-3">
      <div className="max-lg:col-span-2 max-lg:mb-3 lg:row-span-4">
        <Heading level={3} size="minor">
          {title}
        </Heading>
        <p className="mt-1 max-w-text text-ink-muted max-sm:text-small max-sm:leading-snug">
          {interpolate(copy.note, { multiplier })} {copy.counted} <span>{growthSentence}</span>
        </p>
      </div>
      <Figures
        className={columnClasses}
        title={today}
        figures={[
          [perMonth(leads), formatCount(inputs.leads)],
          [perMonth(currentRevenue), formatMoney(results.currentRevenue)],
        ]}
      />
      <Figures
        className={columnClasses}
        title={interpolate(average, { multiplier })}
        figures={[
          [perMonth(projectedLeads), formatCount(results.projectedLeads)],
          [perMonth(projectedRevenue), formatMoney(results.projectedRevenue)],
        ]}
      />
      <p className="border-rule border-t py-2 text-ink-muted max-sm:text-small max-sm:leading-snug max-lg:col-span-2 lg:col-start-2">
        {interpolate(copy.roiNote, { cost: formatMoney(ANNUAL_COST) })} {copy.otherRoi}
      </p>
      <Figures
        className="max-lg:col-span-2"
        figures={[
          [perMonth(additionalRevenue), formatMoney(results.additionalRevenue)],
          [annualRoi, formatSignedPercent(results.annualRoi)],
        ]}
      />
    </div>
  );
}
