import { useId } from 'react';
import { HangingSquare } from '../../drawing/HangingSquare';
import { Patterns } from '../../drawing/Patterns';
import type { Funnel } from '../../schema/funnel';
import { FunnelSquares, statePatterns } from './FunnelSquares';
import { getFunnelGeometry, getLaterStages, SQUARE_PITCH } from './funnel-geometry';
import { StageBars } from './StageBars';

interface FunnelDrawingProps {
  funnel: Funnel;
  /** Hangs the square of the example lead in a gap of the wall. */
  hasExampleLead: boolean;
}

/** Draws a wall. Companies that passed it are squares below, grouped by how far they came. */
export function FunnelDrawing({ funnel, hasExampleLead }: FunnelDrawingProps) {
  const patternId = useId();
  const stages = getLaterStages(funnel);
  const wideGeometry = getFunnelGeometry(stages, 'wide', hasExampleLead);
  const narrowGeometry = getFunnelGeometry(stages, 'narrow', hasExampleLead);
  const drawingProps = { patternId, hasExampleLead };
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
      {wideGeometry && narrowGeometry && (
        <>
          <Patterns id={patternId} pitch={SQUARE_PITCH} patterns={statePatterns} />
          <FunnelSquares {...drawingProps} geometry={wideGeometry} className="max-md:hidden" />
          <FunnelSquares {...drawingProps} geometry={narrowGeometry} className="md:hidden" />
        </>
      )}
      <StageBars stages={stages} starts={wideGeometry?.starts} />
    </>
  );
}
