import type { Report } from '../../schema/report';

interface HangingSquareProps {
  state: Report['people'][number]['state'];
}

const outline = { square: 'fill-surface stroke-ink thin-line', eyelet: 'fill-ink stroke-ink' };

const variants = {
  booked: outline,
  missed: outline,
  qualified: { square: 'fill-qualified', eyelet: 'fill-surface stroke-surface' },
  held: { square: 'fill-meeting', eyelet: 'fill-surface stroke-surface' },
} as const;

/**
 * Draws the example lead's square, tilted at the end of a line, as large as its parent. The section draws the line,
 * 3 px wide, to the middle of the parent's upper edge. Decorative: a text must say the state.
 */
export function HangingSquare({ state }: HangingSquareProps) {
  return (
    // The origin is the eyelet, and 100 units are the parent's width.
    <svg viewBox="-50 -16.7 100 100" aria-hidden="true" className="size-full">
      <rect
        x="-46"
        y="-12"
        width="92"
        height="92"
        rx="12"
        transform="rotate(12)"
        className={variants[state].square}
      />
      <path d="M0-16.7V0" className="meeting-stroke" />
      {/* The stroke keeps the eyelet above 4 px in small squares. */}
      <circle r="3.6" className={`thin-line ${variants[state].eyelet}`} />
      {state === 'held' && (
        <path
          d="M-25 37.3l12 12 24-26"
          strokeWidth="9.2"
          strokeLinecap="round"
          className="fill-none stroke-on-meeting"
        />
      )}
    </svg>
  );
}
