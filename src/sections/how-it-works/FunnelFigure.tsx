import { HangingSquare } from '../../drawing/HangingSquare';
import type { Funnel } from '../../schema/case-studies';
import type { HowCopy } from '../../schema/copy/home';
import { FunnelDrawing } from './FunnelDrawing';
import { FunnelLegend } from './FunnelLegend';
import { createFunnelGrid, getStairSteps } from './funnel-grid';
import { Stairs } from './Stairs';

interface FunnelFigureProps {
  funnel: Funnel;
  /** The state of the example lead, whose square hangs in a gap of the wall. If undefined, the wall has no gap. */
  leadState: 'qualified' | 'held' | undefined;
  copy: HowCopy['legend'];
}

/** Draws a wall. Companies that passed it are squares below, grouped by how far they came. */
export function FunnelFigure({ funnel, leadState, copy }: FunnelFigureProps) {
  const steps = getStairSteps(funnel);
  const wideGrid = createFunnelGrid(steps, 'wide');
  const phoneGrid = createFunnelGrid(steps, 'phone');
  // The legend fits to the left of the last two steps.
  const hasRoom = (wideGrid?.starts.at(-2) ?? 0) > 35;
  const hasExampleLead = leadState !== undefined;
  return (
    <>
      <div className={leadState ? 'wall wall-gap' : 'wall'}>
        {leadState && (
          <div className="absolute -top-3.5 left-[calc(100%-4px)] z-1 size-[23px] md:left-[calc(100%+4px)] md:size-[27px]">
            <HangingSquare state={leadState} />
          </div>
        )}
      </div>
      {wideGrid && (
        <FunnelDrawing grid={wideGrid} hasExampleLead={hasExampleLead} className="max-md:hidden" />
      )}
      {phoneGrid && (
        <FunnelDrawing grid={phoneGrid} hasExampleLead={hasExampleLead} className="md:hidden" />
      )}
      <div className="relative">
        <FunnelLegend
          steps={steps}
          copy={copy}
          className={hasRoom ? 'lg:absolute lg:bottom-0 lg:grid-cols-[auto_auto]' : 'sm:flex'}
        />
        <Stairs steps={steps} starts={wideGrid?.starts} />
      </div>
    </>
  );
}
