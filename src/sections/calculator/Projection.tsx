import { formatCount, formatMoney, formatSignedPercent } from '../../lib/format';
import { interpolate } from '../../lib/template';
import type { CalculatorCopy } from '../../schema/copy/calculator';
import { ANNUAL_COST, PIPELINE_MULTIPLIER, type ProjectionResults } from './calculate';
import { Figure } from './Figure';

interface ProjectionProps {
  results: ProjectionResults;
  copy: CalculatorCopy['projection'];
}

/** The results at the clients' average growth (specification, section 9). */
export function Projection({ results, copy }: ProjectionProps) {
  const rows = [
    [copy.results.currentRevenue, formatMoney(results.currentRevenue)],
    [copy.results.projectedLeads, formatCount(results.projectedLeads)],
    [copy.results.projectedRevenue, formatMoney(results.projectedRevenue)],
    [copy.results.additionalRevenue, formatMoney(results.additionalRevenue)],
    [copy.results.annualRoi, formatSignedPercent(results.annualRoi)],
  ] as const;
  return (
    <div className="calculator-projection">
      <h3 className="text-ink text-large" suppressHydrationWarning>
        {copy.title}
      </h3>
      <p className="mt-1 text-small" suppressHydrationWarning>
        {interpolate(copy.note, { multiplier: PIPELINE_MULTIPLIER })}
      </p>
      <dl className="my-3 border-rule border-b">
        {rows.map(([label, text]) => (
          <div key={label}>
            <dt suppressHydrationWarning>{label}</dt>
            <dd className="calculator-figure text-right text-ink">
              <Figure>{text}</Figure>
            </dd>
          </div>
        ))}
      </dl>
      <p className="text-small" suppressHydrationWarning>
        {interpolate(copy.roiNote, { cost: formatMoney(ANNUAL_COST) })}
      </p>
    </div>
  );
}
