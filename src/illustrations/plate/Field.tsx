import { FIELD, fieldOf } from '../../lib/plate';
import { latticeFor, type Square } from '../../lib/squares';
import { Shapes } from '../squares/Squares';
import { Companies, EDGE } from './Companies';

/** In pixels of a window of 1280: the column, its field and the gate behind it. */
const WIDE = { width: 536, height: 271, opening: 110, gate: 504, thickness: 8, traveler: 17 };
const roomWide = { width: 484, height: 275, largest: 22 };
/** In pixels of a window of 360, the way to the gate leading down. */
const roomTall = { width: 141, height: 320, largest: 16 };
const TILT = 12;
export interface FieldProps {
  listed: number;
  /** How many of them pass the gate. */
  passing: number;
  /** Says all numbers of the plate. */
  description: string;
  className?: string;
}

/** The way of one company from its place among the strangers into the gate, where it tilts. */
function Way({ from, gate, size }: { from: Square; gate: { x: number; y: number }; size: number }) {
  const start = { x: from.x + from.size / 2, y: from.y + from.size / 2 };
  const bend = (gate.x - start.x) * 0.45;
  const seat = { x: gate.x - size / 2, y: gate.y - size / 2, size, state: 'lead' } as const;
  const line = `M${start.x} ${start.y}C${start.x + bend} ${start.y} ${gate.x - bend} ${gate.y} ${gate.x} ${gate.y}`;
  return (
    <>
      <g className="fill-none stroke-2 stroke-ink *:[vector-effect:non-scaling-stroke]">
        <path d={line} />
        <rect
          x={from.x}
          y={from.y}
          width={from.size}
          height={from.size}
          className="fill-qualified"
        />
      </g>
      <Shapes squares={[{ ...seat, turn: TILT }]} />
    </>
  );
}

/** The field with its gate at the right: loose at the left, orderly toward the gate. */
export function WideField({ listed, passing, description, className = '' }: FieldProps) {
  const lattice = latticeFor(listed, roomWide);
  const field = fieldOf(listed, passing, lattice);
  const unit = FIELD.pitch / lattice.pitch;
  const height = lattice.rows * FIELD.pitch;
  const top = height / 2 - (WIDE.height / 2) * unit;
  const gate = { x: EDGE + WIDE.gate * unit, width: WIDE.thickness * unit };
  const post = ((WIDE.height - WIDE.opening) / 2) * unit;
  const orderly = field.firstOrderly * FIELD.pitch;
  const middle = { x: gate.x + gate.width / 2, y: height / 2 };
  return (
    <svg
      viewBox={[EDGE, top, WIDE.width * unit, WIDE.height * unit].map(Math.round).join(' ')}
      role="img"
      aria-label={description}
      className={`overflow-visible ${className}`}
    >
      <Companies
        field={field}
        orderly={{ x: orderly, y: 0, width: lattice.columns * FIELD.pitch - orderly, height }}
      />
      <g className="fill-ink">
        <rect {...gate} y={top} height={post} />
        <rect {...gate} y={top + post + WIDE.opening * unit} height={post} />
      </g>
      {field.traveler && <Way from={field.traveler} gate={middle} size={WIDE.traveler * unit} />}
    </svg>
  );
}

const transposed = (squares: readonly Square[]) =>
  squares.map((square) => ({ ...square, x: square.y, y: square.x }));

/** The field of a narrow window: the same companies in longer lines, orderly toward its lower edge. */
export function TallField({ listed, passing, description, className = '' }: FieldProps) {
  const lattice = latticeFor(listed, roomTall);
  const field = fieldOf(listed, passing, lattice);
  const orderly = field.firstOrderly * FIELD.pitch;
  const width = lattice.rows * FIELD.pitch;
  const height = lattice.columns * FIELD.pitch;
  return (
    <svg
      viewBox={`${EDGE} ${EDGE} ${width - 2 * EDGE} ${height - 2 * EDGE}`}
      role="img"
      aria-label={description}
      className={`overflow-visible ${className}`}
    >
      <Companies
        field={{ ...field, loose: transposed(field.loose), passing: transposed(field.passing) }}
        orderly={{ x: 0, y: orderly, width, height: height - orderly }}
      />
    </svg>
  );
}
