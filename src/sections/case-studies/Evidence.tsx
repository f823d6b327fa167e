import { CountField } from '../../illustrations/charts/CountField';
import { CountRows } from '../../illustrations/charts/CountRows';
import { Lengths } from '../../illustrations/charts/Lengths';
import { TrendChart } from '../../illustrations/charts/TrendChart';
import { formatCount } from '../../lib/format';
import { interpolate } from '../../lib/interpolate';
import { meetingsOf } from '../../lib/result-entry';
import { withUnit } from '../../lib/result-figure';
import type { CaseStudy } from '../../schema/records';

export interface EvidenceProps {
  study: CaseStudy;
  side: 'left' | 'right';
  squares: string;
}

function Change({ trend, className }: Pick<CaseStudy, 'trend'> & { className: string }) {
  const ends = [trend.points.at(0), trend.points.at(-1)]
    .filter((point) => point !== undefined)
    .map((point) => ({ ...point, text: withUnit(point.value, trend) }));
  return (
    <figure className={`grid gap-x-8 gap-y-4 ${className}`}>
      <figcaption className="font-semibold">{trend.title}</figcaption>
      <div className="col-span-full md:col-[2/-1]">
        <Lengths rows={ends} label={trend.title} />
      </div>
    </figure>
  );
}

/** Draws the meetings of a case and its change. Cases alternate between two drawings. */
export function Evidence({ study, side, squares }: EvidenceProps) {
  const { trend } = study;
  const counts = meetingsOf(study.funnel);
  const [first] = counts;
  if (!first) return <TrendChart trend={trend} />;
  if (counts.length > 1 && side === 'left') {
    return (
      <div className="grid gap-y-8">
        <CountRows counts={counts} />
        <Change trend={trend} className="md:grid-cols-4" />
      </div>
    );
  }
  const count = formatCount(first.value);
  return (
    <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[7fr_5fr]">
      <CountField counts={counts} caption={interpolate(squares, { count, label: first.label })} />
      {counts.length > 1 ? (
        <Change trend={trend} className="self-end" />
      ) : (
        <TrendChart trend={trend} />
      )}
    </div>
  );
}
