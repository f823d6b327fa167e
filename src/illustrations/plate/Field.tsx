import { useId } from 'react';
import { FIELD, fieldOf, PERIOD } from '../../lib/plate';
import { cellsPath, squareCapsPath } from '../../lib/squares';
import { Shapes } from '../squares/Squares';

export interface FieldProps {
  listed: number;
  /** Leads, which pass the gate. */
  passing: number;
  description: string;
  className: string;
}

const { pitch, size } = FIELD;
const EDGE = (pitch - size) / 2;
const STROKE = 4;

/** All companies as two patterns of outlines, loose and regular; those that pass are filled. */
function Companies({ lines, rows, missing, looseLines, loose, leads }: ReturnType<typeof fieldOf>) {
  const id = useId();
  const looseWidth = looseLines * pitch;
  const cells = { columns: rows, size: pitch, gap: 0 };
  const dots = squareCapsPath(loose);
  const [start, side] = [EDGE + STROKE / 2, size - STROKE];
  return (
    <g className="fill-none stroke-prospect [stroke-linecap:square]">
      <pattern
        id={`${id}loose`}
        width={looseWidth}
        height={PERIOD * pitch}
        patternUnits="userSpaceOnUse"
      >
        {/* Outlines: dots with smaller ones on top in the color of the surface. */}
        <path d={dots} strokeWidth={size - 1} />
        <path d={dots} strokeWidth={size - 3 - 2 * STROKE} className="stroke-surface" />
      </pattern>
      <pattern id={id} width={pitch} height={pitch} patternUnits="userSpaceOnUse">
        <rect x={start} y={start} width={side} height={side} strokeWidth={STROKE} />
      </pattern>
      <g stroke="none">
        <path d={cellsPath(missing, looseLines * rows, cells, true)} fill={`url(#${id}loose)`} />
        <rect
          x={looseWidth}
          width={lines * pitch - looseWidth}
          height={rows * pitch}
          fill={`url(#${id})`}
        />
      </g>
      <path d={squareCapsPath(leads)} strokeWidth={size - 1} className="stroke-qualified" />
    </g>
  );
}

/** In pixels of a window 1280 wide; at the right the gate, and one company's path to it. */
export function WideField({ listed, passing, description, className }: FieldProps) {
  const [gate, middle, post, opening] = [508, 135.5, 80.5, 110];
  const field = fieldOf(listed, passing, { width: 484, height: 275, largest: 22 });
  const scale = field.pitch / pitch;
  const [left, top] = [-EDGE * scale, middle - (field.rows * field.pitch) / 2];
  const side = size * scale;
  const { x, y } = field.arrival;
  const [fromX, fromY] = [left + x * scale, top + y * scale];
  const [startX, startY] = [fromX + side / 2, fromY + side / 2];
  const bend = (gate - startX) * 0.45;
  return (
    <svg
      viewBox="0 0 536 271"
      role="img"
      aria-label={description}
      className={`overflow-visible ${className}`}
    >
      <g transform={`translate(${left} ${top}) scale(${scale})`}>
        <Companies {...field} />
      </g>
      <g className="fill-none stroke-2 stroke-ink *:[vector-effect:non-scaling-stroke]">
        <path
          d={`M${startX} ${startY}C${startX + bend} ${startY} ${gate - bend} ${middle} ${gate} ${middle}`}
        />
        <rect x={fromX} y={fromY} width={side} height={side} className="fill-qualified" />
      </g>
      <path d={`M${gate} 0v${post}m0 ${opening}v${post}`} className="stroke-8 stroke-ink" />
      <Shapes squares={[{ x: gate - 8.5, y: middle - 8.5, size: 17, turn: 12, state: 'lead' }]} />
    </svg>
  );
}

/** For narrow windows: the field turned, regular toward the bottom. */
export function TallField({ listed, passing, description, className }: FieldProps) {
  const field = fieldOf(listed, passing, { width: 141, height: 320, largest: 16 });
  // At least 20 columns, so that few squares stay small.
  const [width, height] = [Math.max(20, field.rows) * pitch, field.lines * pitch];
  return (
    <svg
      viewBox={`${EDGE} ${EDGE} ${width - 2 * EDGE} ${height - 2 * EDGE}`}
      role="img"
      aria-label={description}
      className={`overflow-visible ${className}`}
    >
      {/* Swaps x and y. */}
      <g transform="matrix(0 1 1 0 0 0)">
        <Companies {...field} />
      </g>
    </svg>
  );
}
