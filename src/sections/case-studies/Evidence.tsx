import { CountField } from '../../illustrations/charts/CountField';
import { CountRows } from '../../illustrations/charts/CountRows';
import { TrendChart } from '../../illustrations/charts/TrendChart';
import type { CaseStudy } from '../../schema/records';

export interface EvidenceProps {
  study: CaseStudy;
  side: 'left' | 'right';
}

/**
 * What was counted, in squares; where that is one number or none, the course of the figure with it.
 * Cases with several counts alternate between two drawings. One field holds all counts only where
 * each is part of the one before.
 */
export function Evidence({ study, side }: EvidenceProps) {
  const { counts = [], trend } = study;
  if (counts.length === 0) return <TrendChart trend={trend} />;
  if (counts.length === 1) {
    return (
      <div className="grid gap-x-8 gap-y-12 lg:grid-cols-2">
        <CountField counts={counts} />
        <TrendChart trend={trend} />
      </div>
    );
  }
  const isNested = counts.every(({ value }, index) => value <= (counts[index - 1]?.value ?? value));
  return side === 'right' && isNested ? (
    <CountField counts={counts} />
  ) : (
    <CountRows counts={counts} />
  );
}
