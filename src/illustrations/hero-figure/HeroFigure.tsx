import './hero-figure.css';
import { type Booking, Calendar, type HeroFigureProps } from './Calendar';
import { gate, laneToGate, laneToRow, quarter, row, scale, view, wall } from './geometry';
import { caught, faintSignals, turnedAway } from './signals';

const rowIndexes = Array.from({ length: row.count }, (_, index) => index);
const lanes = caught.map(laneToGate).join('');
const refusedLanes = turnedAway.map(({ path }) => path).join('');

/** The fan: a scale, the faint signals, the caught ones with their lanes, the refused ones with theirs. */
function Field({ bookings }: { bookings: readonly Booking[] }) {
  return (
    <>
      <path className="scale" d={scale.hairlines} />
      <path className="scan" d={scale.edge} />
      <path className="scale-ticks" d={scale.ticks} pathLength={scale.degrees} />
      <path className="scale-marks" d={scale.marks} pathLength={scale.degrees} />
      {faintSignals().map((dots, size) => (
        <path key={dots} className={`faint faint-${size}`} d={dots} />
      ))}
      <path className="lanes" d={lanes} />
      <path className="refused-lanes" d={refusedLanes} />
      {turnedAway.map(({ path, end }) => (
        <circle key={path} className="refused" cx={end.x} cy={end.y} r="5" />
      ))}
      {bookings.map(({ index, turn }) => (
        <circle
          key={index}
          className={`launch turn-${turn}`}
          cx={caught[index]?.x}
          cy={caught[index]?.y}
          r="13"
        />
      ))}
      {caught.map(({ x, y, size }) => (
        <g key={y}>
          <circle className="halo" cx={x} cy={y} r={size + 6} />
          <circle className="caught" cx={x} cy={y} r={size} />
        </g>
      ))}
    </>
  );
}

/** The lanes behind the gate, and the signals under way: the finished picture does without those. */
function Traffic({ bookings }: { bookings: readonly Booking[] }) {
  return (
    <>
      <path className="bus" d={rowIndexes.map(laneToRow).join('')} />
      {bookings.map(({ index, turn }) => (
        <g key={index} className={`turn-${turn}`}>
          <path className="bus bus-booked lit" d={laneToRow(index)} />
          <circle className={`traveler inward inward-${index}`} r="7.5" />
          <circle className={`traveler outward outward-${index}`} r="7.5" />
        </g>
      ))}
      {turnedAway.map(({ path }, index) => (
        <circle key={path} className={`traveler away away-${index}`} r="5" />
      ))}
    </>
  );
}

/** One gate: a wall with two openings, a dial, and a quarter of the ring lit for every booking. */
function Gate({ bookings }: { bookings: readonly Booking[] }) {
  const { x, y } = gate;
  return (
    <>
      <path className="wall" d={wall} />
      <circle className="dial" cx={x} cy={y} r={gate.dial} pathLength="360" />
      <circle className="disc" cx={x} cy={y} r={gate.disc} />
      <path className="quarter" d={rowIndexes.map(quarter).join('')} />
      {bookings.map(({ turn }) => (
        <g key={turn} className={`turn-${turn}`}>
          <circle className="pulse" cx={x} cy={y} r={gate.wall} />
          <path className="quarter quarter-lit lit" d={quarter(turn - 1)} />
        </g>
      ))}
      <path className="check" d={`M${x - 20} ${y + 1}l14 14 26-30`} />
    </>
  );
}

export type { HeroFigureProps };

/** The product in one look, hidden from screen readers beside a text that says the same. */
export function HeroFigure({ day, slots, summary }: HeroFigureProps) {
  const shown = slots.slice(0, row.count);
  const bookings = shown
    .map(({ time, booked }, index) => ({ time, booked, index }))
    .filter(({ booked }) => booked)
    .map(({ time, index }, order) => ({ time, index, turn: order + 1 }));
  return (
    <svg
      className="hero-figure"
      viewBox={`0 0 ${view.width} ${view.height}`}
      aria-hidden="true"
      focusable="false"
    >
      <Field bookings={bookings} />
      <Traffic bookings={bookings} />
      <Gate bookings={bookings} />
      <Calendar day={day} slots={shown} summary={summary} bookings={bookings} />
    </svg>
  );
}
