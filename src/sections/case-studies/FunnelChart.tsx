import { useId } from 'react';
import { formatCount, formatShare } from '../../lib/format';
import { interpolate } from '../../lib/template';
import type { CaseStudy } from '../../schema/case-studies';
import type { CaseStudiesCopy } from '../../schema/copy/case-studies';
import { Heading } from '../../ui/Heading';
import { ChartLabel } from './ChartLabel';
import { FunnelBar } from './FunnelBar';
import { FunnelMarks, MarkPatterns } from './FunnelMarks';
import { getFunnelStages } from './funnel-stages';
import { getFirstRowShare } from './mark-geometry';

interface FunnelChartProps {
  caseStudy: CaseStudy;
  /** URL of the file with the symbol `thing`. */
  symbolSrc: string | undefined;
  copy: CaseStudiesCopy['labels']['funnel'];
}

export function FunnelChart({ caseStudy, symbolSrc, copy }: FunnelChartProps) {
  const id = useId();
  const stages = getFunnelStages(caseStudy);
  if (stages.length === 0) return null;
  const countableStages = stages.filter(({ drawnAs }) => drawnAs !== 'bar');
  const src = countableStages[0]?.drawnAs === 'symbols' ? symbolSrc : undefined;
  return (
    <figure className={`col-span-full flex flex-col ${caseStudy.trend ? 'xl:col-span-8' : ''}`}>
      <Heading level={3}>{copy.title}</Heading>
      {countableStages.length > 0 && <MarkPatterns id={id} src={src} stages={countableStages} />}
      <ol className="mt-5 grid grow">
        {stages.map((stage, index) => {
          const { value, label, previousValue, drawnAs } = stage;
          const share = previousValue && {
            share: formatShare(value / previousValue),
            before: formatCount(previousValue),
          };
          const next = stages[index + 1];
          return (
            <li
              key={label}
              className={`grid gap-y-3 lg:page-grid ${caseStudy.trend ? 'xl:grid-cols-8' : ''} last:*:pb-0! xl:last:*:first:-mb-12`}
            >
              <ChartLabel
                value={formatCount(value)}
                label={label}
                alignment="start"
                note={share ? interpolate(copy.share, share) : undefined}
              />
              <div
                className={`flex flex-col lg:col-[4/-1] xl:col-[3/-1] xl:pl-3 ${drawnAs === 'bar' ? 'max-lg:pb-4' : 'pb-4 lg:pb-6'}`}
              >
                {drawnAs === 'bar' ? (
                  <FunnelBar
                    stage={stage}
                    nextRowShare={
                      next && next.drawnAs !== 'bar' ? getFirstRowShare(next) : undefined
                    }
                  />
                ) : (
                  <FunnelMarks stage={stage} id={id} src={src} />
                )}
              </div>
            </li>
          );
        })}
      </ol>
    </figure>
  );
}
