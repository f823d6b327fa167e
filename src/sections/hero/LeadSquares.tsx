import { HangingSquare, hangingSquare } from '../../drawing/HangingSquare';
import { slotClasses } from './machine-geometry';

/** The lead's square as a prospect and as a qualified lead, at the start of its line. */
export function LeadSquares() {
  return (
    <>
      <g className={slotClasses.prospect}>
        <HangingSquare state="prospect" />
      </g>
      <g className={slotClasses.qualified}>
        <svg viewBox="0 0 100 100" aria-hidden="true" className="overflow-visible">
          <rect {...hangingSquare} className="ghost [--share:25%] [--step:2]" />
          <rect {...hangingSquare} className="ghost [--share:55%] [--step:1]" />
        </svg>
        <HangingSquare state="qualified" />
      </g>
    </>
  );
}
