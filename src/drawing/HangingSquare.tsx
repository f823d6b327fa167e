import type { ReactNode } from 'react';
import type { SquareState } from './StateSquare';

interface HangingSquareProps {
  state: Exclude<SquareState, 'deal'>;
  /** Drawn over the square, in the same units. */
  children?: ReactNode;
}

/* Units: percent of the parent's width. The square measures 92 and hangs at 12° from the eyelet. */
const eyelet = { x: 50, y: 16.7 };

/** Attributes of the square, which other drawings repeat. */
export const hangingSquare = {
  x: -46,
  y: -12,
  width: 92,
  height: 92,
  rx: 12,
  transform: `translate(${eyelet.x} ${eyelet.y})rotate(12)`,
} as const;

const outline = { square: 'fill-surface stroke-ink thin-line', eyelet: 'fill-ink stroke-ink' };

const variants = {
  prospect: outline,
  booked: outline,
  missed: outline,
  qualified: { square: 'fill-qualified', eyelet: 'fill-surface stroke-surface' },
  held: { square: 'fill-meeting', eyelet: 'fill-surface stroke-surface' },
} as const;

/**
 * Draws the example lead as a tag at the end of a line. Fills its parent, a square of at least 20 px. The section
 * draws the line, 3 px wide in `meeting`, to the middle of the parent's upper edge. Decorative: needs a text
 * that says the state.
 */
export function HangingSquare({ state, children }: HangingSquareProps) {
  const { x, y } = eyelet;
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true" className="size-full">
      <rect {...hangingSquare} className={variants[state].square} />
      <path d={`M${x} 0V${y}`} className="lead-stroke" />
      {/* The stroke keeps the eyelet above 4 px in small squares. */}
      <circle cx={x} cy={y} r="3.6" className={`thin-line ${variants[state].eyelet}`} />
      {state === 'held' && (
        <path
          d="M25 54l12 12 24-26"
          strokeWidth="9.2"
          strokeLinecap="round"
          className="fill-none stroke-on-meeting"
        />
      )}
      {children}
    </svg>
  );
}
