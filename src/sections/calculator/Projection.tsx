import { formatCount, formatMoney, formatSignedPercent } from '../../lib/format';
import { interpolate } from '../../lib/text';
import type { CalculatorCopy } from '../../schema/copy/calculator';
import { Heading } from '../../ui/Heading';
import { ANNUAL_COST, PIPELINE_MULTIPLIER, type RoiInputs, type RoiResults } from './roi';

const rowClasses =
  '*:grid *:grid-cols-[minmax(6rem,1fr)_auto] *:items-baseline *:gap-x-4 *:border-rule *:border-t *:py-1 sm:*:py-2';
/** Puts the label below its value on phones. */
const stackedClasses =
  'shared-rows row-span-2 max-sm:*:flex max-sm:*:flex-col-reverse max-sm:*:justify-end';

interface FiguresProps {
  title?: string;
  figures: readonly (readonly [label: string, value: string])[];
}

/** Lists figures in both columns or, with a title, in one. The rows of both line up. */
function Figures({ title, figures }: FiguresProps) {
  return (
    <div className={title ? 'shared-rows row-span-3' : 'col-span-2 border-rule border-b'}>
      {title && (
        <Heading level={4} size="small" className="self-end pb-2">
          {title}
        </Heading>
      )}
      <dl className={`${rowClasses} ${title ? stackedClasses : ''}`}>
        {figures.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="font-semibold text-large">{value}</dd>
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
  copy: CalculatorCopy;
}

/** Shows the results at the clients' average growth (specification, section 9). */
export function Projection({ inputs, results, growthSentence, copy }: ProjectionProps) {
  const { title, today, average, leads } = copy.projection;
  const multiplier = PIPELINE_MULTIPLIER;
  const perMonth = (label: string) => `${label} ${copy.perMonth}`;
  const { currentRevenue, projectedLeads, projectedRevenue, additionalRevenue, annualRoi } =
    copy.results;
  return (
    <div className="mt-6 grid grid-cols-2 gap-x-4 border-edge border-t pt-4 max-sm:text-small max-sm:leading-snug md:mt-10 md:gap-x-8 lg:grid-cols-3">
      <div className="max-lg:col-span-2 max-lg:mb-3 lg:row-span-5">
        <Heading level={3} size="large">
          {title}
        </Heading>
        <p className="mt-1 max-w-text text-ink-muted">
          {interpolate(copy.note, { multiplier })} {copy.counted} <span>{growthSentence}</span>
        </p>
      </div>
      <Figures
        title={today}
        figures={[
          [perMonth(leads), formatCount(inputs.leads)],
          [perMonth(currentRevenue), formatMoney(results.currentRevenue)],
        ]}
      />
      <Figures
        title={interpolate(average, { multiplier })}
        figures={[
          [perMonth(projectedLeads), formatCount(results.projectedLeads)],
          [perMonth(projectedRevenue), formatMoney(results.projectedRevenue)],
        ]}
      />
      <Figures
        figures={[
          [perMonth(additionalRevenue), formatMoney(results.additionalRevenue)],
          [annualRoi, formatSignedPercent(results.annualRoi)],
        ]}
      />
      <p className="col-span-2 max-w-text py-2 text-ink-muted">
        {interpolate(copy.roiNote, { cost: formatMoney(ANNUAL_COST) })} {copy.otherRoi}
      </p>
    </div>
  );
}
