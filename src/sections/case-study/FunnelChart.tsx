import { useId } from 'react';
import { formatCount, formatShare } from '../../lib/format';
import { interpolate } from '../../lib/text';
import type { CaseStudy } from '../../schema/case-studies';
import type { CaseStudiesCopy } from '../../schema/copy/case-studies';
import { stages } from '../../schema/vocabulary';
import { Heading } from '../../ui/Heading';
import { ChartLabel } from './ChartLabel';
import { FunnelSquares } from './FunnelSquares';
import { FunnelThings, getThingsWidths, ThingPatterns } from './FunnelThings';
import { getFunnelSteps } from './funnel-steps';

interface FunnelChartProps {
  caseStudy: CaseStudy;
  /** URL of the file with the client's thing. */
  symbolSrc: string | undefined;
  copy: CaseStudiesCopy['labels']['funnel'];
  /** Spans eight of twelve columns in wide windows. */
  isBesideTrend: boolean;
}

/** Shows and counts how many came how far. The first of the client's things is the lead whom the page follows. */
export function FunnelChart({ caseStudy, symbolSrc, copy, isBesideTrend }: FunnelChartProps) {
  const id = useId();
  const { funnel = [], handover } = caseStudy;
  const reached = handover ? stages.indexOf(handover.brief.reached) : -1;
  const steps = getFunnelSteps(funnel);
  if (steps.length === 0) return null;
  const things = steps.filter(({ arrangement }) => arrangement === 'things');
  return (
    <figure className={`col-span-full flex flex-col ${isBesideTrend ? 'xl:col-span-8' : ''}`}>
      <Heading level={3}>{copy.title}</Heading>
      {things.length > 0 && <ThingPatterns id={id} src={symbolSrc} steps={things} />}
      <ol className="mt-5 grid grow">
        {steps.map((step, index) => {
          const { value, label, before, arrangement } = step;
          const share = before && {
            share: formatShare(value / before),
            before: formatCount(before),
          };
          const after = steps[index + 1];
          return (
            <li
              key={label}
              className={`grid gap-y-3 lg:page-grid ${isBesideTrend ? 'xl:grid-cols-8' : ''} last:*:pb-0! xl:last:*:first:-mb-12`}
            >
              <ChartLabel
                value={formatCount(value)}
                label={label}
                alignment="start"
                note={share ? interpolate(copy.share, share) : undefined}
              />
              <div
                className={`flex flex-col lg:col-[4/-1] xl:col-[3/-1] ${arrangement === 'things' ? 'pb-4 lg:pb-6' : ''}`}
              >
                {arrangement === 'things' ? (
                  <FunnelThings
                    step={step}
                    id={id}
                    src={symbolSrc}
                    isFirstTilted={stages.indexOf(step.stage) <= reached}
                  />
                ) : (
                  <FunnelSquares
                    step={step}
                    nextWidths={
                      after?.arrangement === 'things' ? getThingsWidths(after.value) : undefined
                    }
                  />
                )}
              </div>
            </li>
          );
        })}
      </ol>
    </figure>
  );
}
