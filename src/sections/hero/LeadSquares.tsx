import { HangingSquare, hangingSquare } from '../../drawing/HangingSquare';
import { moveToSlotClasses } from './hero-geometry';

/** The lead's square as a prospect and as a qualified lead, at the start of its line. */
export function LeadSquares() {
  return (
    <>
      <g className={moveToSlotClasses.prospect}>
        <HangingSquare state="prospect" />
      </g>
      <g className={moveToSlotClasses.qualified}>
        <svg viewBox="0 0 100 100" aria-hidden="true" className="overflow-visible">
          <rect {...hangingSquare} className="ghost [--share:25%] [--step:2]" />
          <rect {...hangingSquare} className="ghost [--share:55%] [--step:1]" />
        </svg>
        <HangingSquare state="qualified" />
      </g>
    </>
  );
}
