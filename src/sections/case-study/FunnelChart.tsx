import { useId } from 'react';
import { formatCount, formatShare } from '../../lib/format';
import { interpolate } from '../../lib/template';
import type { CaseStudy } from '../../schema/case-studies';
import type { CaseStudiesCopy } from '../../schema/copy/case-studies';
import { Heading } from '../../ui/Heading';
import { ChartLabel } from './ChartLabel';
import { FunnelBar } from './FunnelBar';
import { FunnelThings, ThingPatterns } from './FunnelThings';
import { getFirstRowShare } from './funnel-rows';
import { getFunnelSteps } from './funnel-steps';

interface FunnelChartProps {
  caseStudy: CaseStudy;
  /** URL of the file with the symbol `thing`. */
  symbolSrc: string | undefined;
  copy: CaseStudiesCopy['labels']['funnel'];
}

export function FunnelChart({ caseStudy, symbolSrc, copy }: FunnelChartProps) {
  const id = useId();
  const steps = getFunnelSteps(caseStudy);
  if (steps.length === 0) return null;
  const drawnSteps = steps.filter(({ drawnAs }) => drawnAs !== 'bar');
  const src = drawnSteps[0]?.drawnAs === 'things' ? symbolSrc : undefined;
  return (
    <figure className={`col-span-full flex flex-col ${caseStudy.trend ? 'xl:col-span-8' : ''}`}>
      <Heading level={3}>{copy.title}</Heading>
      {drawnSteps.length > 0 && <ThingPatterns id={id} src={src} steps={drawnSteps} />}
      <ol className="mt-5 grid grow">
        {steps.map((step, index) => {
          const { value, label, valueBefore, drawnAs } = step;
          const share = valueBefore && {
            share: formatShare(value / valueBefore),
            before: formatCount(valueBefore),
          };
          const after = steps[index + 1];
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
                    step={step}
                    nextShare={
                      after && after.drawnAs !== 'bar' ? getFirstRowShare(after) : undefined
                    }
                  />
                ) : (
                  <FunnelThings step={step} id={id} src={src} />
                )}
              </div>
            </li>
          );
        })}
      </ol>
    </figure>
  );
}
