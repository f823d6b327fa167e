import { useId } from 'react';
import { HangingSquare } from '../../drawing/HangingSquare';
import type { Funnel } from '../../schema/case-studies';
import { FunnelDrawing, FunnelPatterns } from './FunnelDrawing';
import { createFunnelGrid, getDrawnSteps } from './funnel-grid';
import { StepBars } from './StepBars';

interface WholeFunnelProps {
  funnel: Funnel;
  /** Hangs the square of the example lead in a gap of the wall. */
  hasExampleLead: boolean;
}

/** Draws a wall. Companies that passed it are squares below, grouped by how far they came. */
export function WholeFunnel({ funnel, hasExampleLead }: WholeFunnelProps) {
  const patternId = useId();
  const steps = getDrawnSteps(funnel);
  const wideGrid = createFunnelGrid(steps, 'wide', hasExampleLead);
  const narrowGrid = createFunnelGrid(steps, 'narrow', hasExampleLead);
  const drawing = { patternId, hasExampleLead };
  return (
    <>
      <div className={hasExampleLead ? 'wall wall-gap' : 'wall'}>
        {hasExampleLead && (
          <HangingSquare
            state="held"
            className="absolute -top-3.5 left-[calc(100%-4px)] z-1 size-[23px] md:left-[calc(100%+4px)] md:size-[27px]"
          />
        )}
      </div>
      {wideGrid && narrowGrid && (
        <>
          <FunnelPatterns
            id={patternId}
            states={new Set(wideGrid.areas.map(({ state }) => state))}
          />
          <FunnelDrawing {...drawing} grid={wideGrid} className="max-md:hidden" />
          <FunnelDrawing {...drawing} grid={narrowGrid} className="md:hidden" />
        </>
      )}
      <StepBars steps={steps} starts={wideGrid?.starts} />
    </>
  );
}
