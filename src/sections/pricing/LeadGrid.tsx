import { useId } from 'react';
import { createLeadGrid, createNarrowLayout, type LeadGridLayout, PITCH, SIZE } from './lead-grids';

interface LeadGridProps {
  /** Undefined for a plan without a number, whose squares run off the card. */
  leads: number | undefined;
  layout: LeadGridLayout;
  /** The position of the wider drawing. */
  className: string;
}

/** Draws a square for each lead of a plan, once for phones and once for wider windows. */
export function LeadGrid({ leads, layout, className }: LeadGridProps) {
  const wide = createLeadGrid(leads, layout);
  const narrow = createLeadGrid(leads, createNarrowLayout(layout));
  const [emptyId, filledId] = [useId(), useId()];
  const pattern = { width: PITCH, height: PITCH, patternUnits: 'userSpaceOnUse' } as const;
  const square = { width: SIZE, height: SIZE, rx: 4 };
  const drawSquares = ({ width, height, filled, runsOff }: typeof wide) => (
    <>
      {!runsOff && <rect width={width} height={height} fill={`url(#${emptyId})`} />}
      <path d={filled} fill={`url(#${filledId})`} />
    </>
  );
  return (
    <>
      {/*
        The second SVG uses the patterns of this one, and `display: none` would remove them. At 102%, the
        edge of the card cuts through a square.
      */}
      <svg
        viewBox={`0 0 ${narrow.width} ${narrow.height}`}
        aria-hidden="true"
        className={`${narrow.runsOff ? 'w-[102%]' : 'w-full'} sm:pointer-events-none sm:absolute sm:size-0`}
      >
        {!narrow.runsOff && (
          <pattern id={emptyId} {...pattern}>
            <rect {...square} className="fill-empty opacity-25" />
          </pattern>
        )}
        <pattern id={filledId} {...pattern}>
          <rect {...square} className="fill-qualified" />
        </pattern>
        {drawSquares(narrow)}
      </svg>
      <svg
        viewBox={`0 0 ${wide.width} ${wide.height}`}
        aria-hidden="true"
        className={`w-full max-sm:hidden print:w-1/2 ${className}`}
      >
        {drawSquares(wide)}
      </svg>
    </>
  );
}
