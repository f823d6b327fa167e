import { HangingSquare, hangingSquare } from '../../drawing/HangingSquare';

/** The lead's square as a stranger and as a qualified lead, at the start of its line. */
export function LeadSquares() {
  return (
    <>
      <g className="stranger-place">
        <HangingSquare state="stranger" />
      </g>
      <g className="qualified-place">
        <svg viewBox="0 0 100 100" aria-hidden="true" className="overflow-visible">
          <rect {...hangingSquare} className="ghost [--share:25%] [--step:2]" />
          <rect {...hangingSquare} className="ghost [--share:55%] [--step:1]" />
        </svg>
        <HangingSquare state="qualified" />
      </g>
    </>
  );
}
