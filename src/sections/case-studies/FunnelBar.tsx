import { stateClasses } from '../../drawing/square-states';
import type { FunnelStage } from './funnel-stages';

/** How many companies a part of the bar stands for. */
const COMPANIES_PER_PART = 100;

interface FunnelBarProps {
  stage: FunnelStage;
  /** The width of the next stage's first row, as a share of a full row; undefined for a bar. */
  nextRowShare: number | undefined;
}

/** Draws a stage too large for single squares: a bar in parts of a hundred, and a wedge to the next stage. */
export function FunnelBar({ stage, nextRowShare }: FunnelBarProps) {
  const { segments, value, nextValue, marksPerBar, isOutlined } = stage;
  const gap = Math.min(0.004 * marksPerBar, 0.25 * COMPANIES_PER_PART);
  const share = nextValue / marksPerBar;
  return (
    <>
      <svg
        viewBox={`0 0 ${marksPerBar} 1`}
        preserveAspectRatio="none"
        aria-hidden="true"
        className="h-6 w-full keep-colors lg:h-8"
      >
        {segments.map(({ state, start, end }) => (
          <path
            key={state}
            d={`M${start} .5H${end}`}
            strokeDasharray={`${COMPANIES_PER_PART - gap} ${gap}`}
            strokeDashoffset={start}
            className={`${stateClasses[state].mark} ${state === 'booked' ? 'opacity-55' : ''}`}
          />
        ))}
        {isOutlined && (
          <path
            d={`M0 -.15H${value}V1.15H0z`}
            className="fill-none stroke-2 stroke-ink [vector-effect:non-scaling-stroke]"
          />
        )}
      </svg>
      {nextValue > 0 && (
        <svg
          viewBox="0 0 1 1"
          preserveAspectRatio="none"
          aria-hidden="true"
          className="h-0 min-h-6 w-full grow fill-qualified opacity-30 keep-colors max-lg:hidden"
        >
          <path d={`M0 0H${share}L${nextRowShare ?? share} 1H0z`} />
        </svg>
      )}
    </>
  );
}
