import { useId } from 'react';
import { Patterns } from '../../drawing/Patterns';
import {
  createNarrowLayout,
  getLeadGridGeometry,
  type LeadGridLayout,
  SQUARE_PITCH,
  SQUARE_SIZE,
} from './lead-grid-geometry';

interface LeadGridProps {
  /** Undefined for a plan without a number, whose squares run off the card. */
  leads: number | undefined;
  layout: LeadGridLayout;
  /** The position of the wider drawing. */
  className: string;
}

const square = { width: SQUARE_SIZE, height: SQUARE_SIZE, rx: 4 };
const empty = <rect {...square} className="fill-empty opacity-25" />;
const lead = <rect {...square} className="fill-qualified" />;

/** Draws a square for each lead of a plan, once for phones and once for wider windows. */
export function LeadGrid({ leads, layout, className }: LeadGridProps) {
  const wide = getLeadGridGeometry(leads, layout);
  const narrow = getLeadGridGeometry(leads, createNarrowLayout(layout));
  const id = useId();
  const drawSquares = ({ width, height, filledPath, overflows }: typeof wide) => (
    <>
      {!overflows && <rect width={width} height={height} fill={`url(#${id}empty)`} />}
      <path d={filledPath} fill={`url(#${id}lead)`} />
    </>
  );
  return (
    <>
      <Patterns
        id={id}
        pitch={SQUARE_PITCH}
        patterns={narrow.overflows ? { lead } : { empty, lead }}
      />
      {/* At 102%, the edge of the card cuts through a square. */}
      <svg
        viewBox={`0 0 ${narrow.width} ${narrow.height}`}
        aria-hidden="true"
        className={`${narrow.overflows ? 'w-[102%]' : 'w-full'} sm:hidden`}
      >
        {drawSquares(narrow)}
      </svg>
      <svg
        viewBox={`0 0 ${wide.width} ${wide.height}`}
        aria-hidden="true"
        className={`w-full max-sm:hidden ${className}`}
      >
        {drawSquares(wide)}
      </svg>
    </>
  );
}
