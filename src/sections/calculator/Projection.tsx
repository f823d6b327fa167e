import { formatMoney } from '../../lib/format';
import { interpolate } from '../../lib/template';
import type { CalculatorCopy } from '../../schema/copy/calculator';
import { Heading } from '../../ui/Heading';
import { ANNUAL_COST, PIPELINE_MULTIPLIER } from './calculate';
import { Figure } from './Output';

interface ProjectionProps {
  texts: Record<string, string>;
  copy: CalculatorCopy['projection'];
}

/** The results at the clients' average growth (specification, section 9). */
export function Projection({ texts, copy }: ProjectionProps) {
  const results = Object.entries(copy.results);
  return (
    <div className="calculator-columns calculator-projection text-ink-muted">
      <Heading level={3} className="text-ink">
        {copy.title}
      </Heading>
      <p>{interpolate(copy.note, { multiplier: PIPELINE_MULTIPLIER })}</p>
      <dl>
        {results.map(([name, label]) => (
          <div key={name}>
            <dt>{label}</dt>
            <dd className="calculator-figure">
              <Figure name={name} texts={texts} />
            </dd>
          </div>
        ))}
      </dl>
      <p className="text-small">{copy.period}</p>
      <p className="text-small">{interpolate(copy.roiNote, { cost: formatMoney(ANNUAL_COST) })}</p>
    </div>
  );
}
