import { useId } from 'react';
import { FIELD, fieldOf, PERIOD } from '../../lib/plate';
import { cellsPath, latticeFor, squareCapsPath } from '../../lib/squares';
import { Shapes } from '../squares/Squares';

export interface FieldProps {
  listed: number;
  /** How many of them pass the gate. */
  passing: number;
  /** Says all numbers of the plate. */
  description: string;
  className: string;
}

const { pitch, size } = FIELD;
const EDGE = (pitch - size) / 2;
const STROKE = 4;
/** In pixels of a window of 1280: the column, and the gate with its opening. */
const WIDE = { width: 536, height: 271, opening: 110, gate: 508, thickness: 8 };
const roomWide = { width: 484, height: 275, largest: 22 };
/** In pixels of a window of 360, the way to the gate leading down. */
const roomTall = { width: 141, height: 320, largest: 16 };

interface CompaniesProps {
  field: ReturnType<typeof fieldOf>;
  lines: number;
  rows: number;
}

/** Outlines of all companies, those that pass filled: loose squares that repeat, and an even pattern. */
function Companies({ field, lines, rows }: CompaniesProps) {
  const id = useId();
  const { missing, looseLines, loose, leads } = field;
  const looseWidth = looseLines * pitch;
  const cells = { columns: rows, size: pitch, gap: 0 };
  const dots = squareCapsPath(loose);
  const square = { x: EDGE + STROKE / 2, y: EDGE + STROKE / 2 };
  return (
    <g className="fill-none stroke-stranger [stroke-linecap:square]">
      <pattern
        id={`${id}loose`}
        width={looseWidth}
        height={PERIOD * pitch}
        patternUnits="userSpaceOnUse"
      >
        {/* Outlines: dots with smaller ones on top in the color of the surface. */}
        <path d={dots} strokeWidth={size - 1} />
        <path d={dots} strokeWidth={size - 1 - 2 * STROKE} className="stroke-surface" />
      </pattern>
      <pattern id={id} width={pitch} height={pitch} patternUnits="userSpaceOnUse">
        <rect {...square} width={size - STROKE} height={size - STROKE} strokeWidth={STROKE} />
      </pattern>
      <path
        d={cellsPath(missing, looseLines * rows, cells, true)}
        stroke="none"
        fill={`url(#${id}loose)`}
      />
      <rect
        x={looseWidth}
        width={lines * pitch - looseWidth}
        height={rows * pitch}
        stroke="none"
        fill={`url(#${id})`}
      />
      <path d={squareCapsPath(leads)} strokeWidth={size - 1} className="stroke-qualified" />
    </g>
  );
}

/** The field with its gate at the right, and the way of one company into it, where it tilts. */
export function WideField({ listed, passing, description, className }: FieldProps) {
  const { width, height, opening, gate, thickness } = WIDE;
  const lattice = latticeFor(listed, roomWide);
  const field = fieldOf(listed, passing, lattice);
  const scale = lattice.pitch / pitch;
  const [left, top] = [-EDGE * scale, (height - lattice.rows * lattice.pitch) / 2];
  const side = size * scale;
  const { x = 0, y = 0 } = field.traveler ?? {};
  const [fromX, fromY] = [left + x * scale, top + y * scale];
  const start = { x: fromX + side / 2, y: fromY + side / 2 };
  const bend = (gate - start.x) * 0.45;
  const middle = height / 2;
  const post = (height - opening) / 2;
  const passer = { x: gate - 8.5, y: middle - 8.5, size: 17, turn: 12, state: 'lead' } as const;
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={description}
      className={`overflow-visible ${className}`}
    >
      <g transform={`translate(${left} ${top}) scale(${scale})`}>
        <Companies field={field} lines={lattice.columns} rows={lattice.rows} />
      </g>
      <g className="fill-none stroke-ink">
        <path d={`M${gate} 0v${post}m0 ${opening}v${post}`} strokeWidth={thickness} />
        {field.traveler && (
          <g className="stroke-2 *:[vector-effect:non-scaling-stroke]">
            <path
              d={`M${start.x} ${start.y}C${start.x + bend} ${start.y} ${gate - bend} ${middle} ${gate} ${middle}`}
            />
            <rect x={fromX} y={fromY} width={side} height={side} className="fill-qualified" />
          </g>
        )}
      </g>
      {field.traveler && <Shapes squares={[passer]} />}
    </svg>
  );
}

/** The field of a narrow window: its lines lie across, orderly toward the lower edge. */
export function TallField({ listed, passing, description, className }: FieldProps) {
  const lattice = latticeFor(listed, roomTall);
  // Few squares do not fill the window.
  const [width, height] = [Math.max(20, lattice.rows) * pitch, lattice.columns * pitch];
  return (
    <svg
      viewBox={`${EDGE} ${EDGE} ${width - 2 * EDGE} ${height - 2 * EDGE}`}
      role="img"
      aria-label={description}
      className={`overflow-visible ${className}`}
    >
      {/* Swaps x and y. */}
      <g transform="matrix(0 1 1 0 0 0)">
        <Companies
          field={fieldOf(listed, passing, lattice)}
          lines={lattice.columns}
          rows={lattice.rows}
        />
      </g>
    </svg>
  );
}
