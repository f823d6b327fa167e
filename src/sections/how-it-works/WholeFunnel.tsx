import { useId } from 'react';
import { HangingSquare } from '../../drawing/HangingSquare';
import { StateSquare } from '../../drawing/StateSquare';
import type { Funnel } from '../../schema/case-studies';
import type { HowCopy } from '../../schema/copy/home';
import { FunnelDrawing, FunnelPatterns } from './FunnelDrawing';
import { createFunnelGrid, type DrawnStep, getDrawnSteps } from './funnel-grid';
import { StepBars } from './StepBars';

const states = ['prospect', 'qualified', 'booked', 'held'] as const;

interface FunnelLegendProps {
  className: string;
  steps: readonly DrawnStep[];
  copy: HowCopy['legend'];
}

/** Says what the squares stand for. Deals are held meetings in a contour, which their step shows. */
function FunnelLegend({ steps, copy, className }: FunnelLegendProps) {
  const used = states.filter(
    (state) =>
      state === 'prospect' ||
      steps.some((step) => step.state === state || (step.state === 'deal' && state === 'held')),
  );
  return (
    <ul
      aria-label={copy.label}
      className={`mt-3 grid grid-cols-[repeat(auto-fit,minmax(8rem,1fr))] gap-x-5 gap-y-1 text-ink-muted text-small *:flex *:items-center *:gap-x-2 sm:flex-wrap sm:gap-x-8 md:mt-4 lg:gap-y-2 ${className}`}
    >
      {used.map((state) => (
        <li key={state}>
          <StateSquare state={state} className="size-4!" />
          {copy[state]}
        </li>
      ))}
    </ul>
  );
}

interface WholeFunnelProps {
  funnel: Funnel;
  /** Hangs the square of the example lead in a gap of the wall. */
  hasExampleLead: boolean;
  copy: HowCopy['legend'];
}

/** Draws a wall. Companies that passed it are squares below, grouped by how far they came. */
export function WholeFunnel({ funnel, hasExampleLead, copy }: WholeFunnelProps) {
  const patternId = useId();
  const steps = getDrawnSteps(funnel);
  const wideGrid = createFunnelGrid(steps, 'wide', hasExampleLead);
  const phoneGrid = createFunnelGrid(steps, 'phone', hasExampleLead);
  const drawing = { patternId, hasExampleLead };
  // The legend fits to the left of the last two steps.
  const hasRoom = (wideGrid?.starts.at(-2) ?? 0) > 35;
  return (
    <>
      <div className={hasExampleLead ? 'wall wall-gap' : 'wall'}>
        {hasExampleLead && (
          <div className="absolute -top-3.5 left-[calc(100%-4px)] z-1 size-[23px] md:left-[calc(100%+4px)] md:size-[27px]">
            <HangingSquare state="held" />
          </div>
        )}
      </div>
      {wideGrid && phoneGrid && (
        <>
          <FunnelPatterns
            id={patternId}
            states={new Set(wideGrid.areas.map(({ state }) => state))}
          />
          <FunnelDrawing {...drawing} grid={wideGrid} className="max-md:hidden" />
          <FunnelDrawing {...drawing} grid={phoneGrid} className="md:hidden" />
        </>
      )}
      <div className="relative">
        <FunnelLegend
          steps={steps}
          copy={copy}
          className={hasRoom ? 'lg:absolute lg:bottom-0 lg:grid-cols-[auto_auto]' : 'sm:flex'}
        />
        <StepBars steps={steps} starts={wideGrid?.starts} />
      </div>
    </>
  );
}
