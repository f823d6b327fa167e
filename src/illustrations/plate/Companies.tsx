import { useId } from 'react';
import { FIELD, type Field } from '../../lib/plate';
import { squareCapsPath } from '../../lib/squares';

/** Squares stand in the middle of their cells; the drawing begins at the first square. */
export const EDGE = (FIELD.pitch - FIELD.size) / 2;
const STROKE = 4;

interface CompaniesProps {
  field: Field;
  /** The orderly part, from the last loose line to the gate. */
  orderly: { x: number; y: number; width: number; height: number };
}

/** Outlines of all companies, those that pass filled: an even pattern, and loose squares. */
export function Companies({ field, orderly }: CompaniesProps) {
  const id = useId();
  const looseId = useId();
  const { pitch, size } = FIELD;
  const dot = size - 1;
  return (
    <g className="fill-none stroke-stranger [stroke-linecap:square]">
      <pattern id={id} width={pitch} height={pitch} patternUnits="userSpaceOnUse">
        <rect
          x={EDGE + STROKE / 2}
          y={EDGE + STROKE / 2}
          width={size - STROKE}
          height={size - STROKE}
          strokeWidth={STROKE}
        />
      </pattern>
      <rect {...orderly} stroke="none" fill={`url(#${id})`} />
      {/* Outlines: dots with smaller ones on top in the color of the surface. */}
      <g strokeWidth={dot}>
        <path id={looseId} d={squareCapsPath(field.loose)} />
      </g>
      <use href={`#${looseId}`} strokeWidth={dot - 2 * STROKE} className="stroke-surface" />
      <path d={squareCapsPath(field.passing)} strokeWidth={dot} className="stroke-qualified" />
    </g>
  );
}
