import type { calculator } from '@content/copy/calculator';
import { formatCount, formatMoney, formatSignedPercent } from '../../lib/format';
import { interpolate } from '../../lib/text';
import { Heading } from '../../ui/Heading';
import { ANNUAL_COST, PIPELINE_MULTIPLIER, type RoiResults } from './roi';

interface ProjectionProps {
  results: RoiResults;
  growthSentence: string;
  copy: typeof calculator;
}

/** Shows the results at the clients' average growth (specification, section 9). */
export function Projection({ results, growthSentence, copy }: ProjectionProps) {
  const figures = [
    ['currentRevenue', formatMoney(results.currentRevenue)],
    ['projectedLeads', formatCount(results.projectedLeads)],
    ['projectedRevenue', formatMoney(results.projectedRevenue)],
    ['additionalRevenue', formatMoney(results.additionalRevenue)],
    ['annualRoi', formatSignedPercent(results.annualRoi)],
  ] as const;
  const roiNote = interpolate(copy.roiNote, { cost: formatMoney(ANNUAL_COST) });
  return (
    <div className="mt-6 border-ink border-t-2 pt-4 lg:mt-8">
      <Heading level={3} size="minor">
        {copy.projectionTitle}
      </Heading>
      <dl className="mt-1 *:grid *:grid-cols-[1fr_auto] *:items-end *:gap-x-4 *:border-rule *:border-b *:py-1.5 [&_dd]:font-semibold [&_dd]:tabular-nums">
        {figures.map(([name, value]) => (
          <div key={name}>
            <dt>
              {name === 'annualRoi' && <p className="mb-1 text-fine text-ink-muted">{roiNote}</p>}{' '}
              {copy.results[name]} {name !== 'annualRoi' && copy.perMonth}
            </dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-2.5 text-fine text-ink-muted">
        {interpolate(copy.note, { multiplier: PIPELINE_MULTIPLIER })} <span>{growthSentence}</span>{' '}
        {copy.otherRoi}
      </p>
    </div>
  );
}
