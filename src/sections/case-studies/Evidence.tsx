import { Bars } from '../../illustrations/charts/Bars';
import { CountField } from '../../illustrations/charts/CountField';
import { CountRows } from '../../illustrations/charts/CountRows';
import { type PluralCopy, plural } from '../../lib/plural';
import { meetingsOf } from '../../lib/result-entry';
import { withUnit } from '../../lib/result-figure';
import type { CaseStudy } from '../../schema/records';

export interface EvidenceProps {
  study: CaseStudy;
  side: 'left' | 'right';
  squares: PluralCopy;
}

interface ChangeProps {
  trend: CaseStudy['trend'];
  /** Draws all points, not only the first and the last. */
  whole?: boolean;
  className?: string;
}

function Change({ trend, whole, className = '' }: ChangeProps) {
  const { points } = trend;
  const drawn = points.filter((_, index) => whole || index % (points.length - 1) === 0);
  const rows = drawn.map((point) => ({ ...point, text: withUnit(point.value, trend) }));
  return (
    <figure className={`grid gap-x-8 gap-y-4 ${className}`}>
      <figcaption className="font-semibold">{trend.title}</figcaption>
      <div className="col-span-full md:col-[2/-1]">
        <Bars rows={rows} label={trend.title} />
      </div>
    </figure>
  );
}

/** Draws meetings and change of a case; cases alternate between two drawings. */
export function Evidence({ study, side, squares }: EvidenceProps) {
  const { trend } = study;
  const counts = meetingsOf(study.funnel);
  const [first] = counts;
  if (!first) return <Change trend={trend} whole />;
  if (counts.length > 1 && side === 'left') {
    return (
      <div className="grid gap-y-8">
        <CountRows counts={counts} />
        <Change trend={trend} className="md:grid-cols-4" />
      </div>
    );
  }
  return (
    <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[7fr_5fr]">
      <CountField counts={counts} caption={plural(squares, first.value, { label: first.label })} />
      <Change trend={trend} whole={counts.length === 1} className="content-start lg:self-end" />
    </div>
  );
}
