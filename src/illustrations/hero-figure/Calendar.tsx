import { card, cardHeader, row, rowMiddle, rowShape, tallyMark } from './geometry';

export interface HeroFigureSlot {
  time: string;
  booked: boolean;
}

export interface HeroFigureProps {
  /** The calendar's heading: one weekday. */
  day: string;
  /** Four rows, with times of at most five characters. */
  slots: readonly HeroFigureSlot[];
  /** What the day came to, in at most a dozen characters: '3 booked'. */
  summary: string;
}

/** A booked row: its place on the card, and its turn among the booked ones, from 1. */
export interface Booking {
  index: number;
  turn: number;
  time: string;
}

const rowIndexes = Array.from({ length: row.count }, (_, index) => index);

function BookedRow({ index, turn, time }: Booking) {
  const middle = rowMiddle(index);
  return (
    <g className={`turn-${turn}`}>
      <path className="row-booked wipe" d={rowShape(index)} />
      <g className="lit">
        <text className="time time-booked" x={card.text} y={middle + 8}>
          {time}
        </text>
        <path className="row-check" d={`M${card.x + 132} ${middle}l7 7 13-15`} />
        <circle className="port port-booked" cx={card.x} cy={middle} r="8" />
        <path className="tally tally-booked" d={tallyMark(turn - 1)} />
      </g>
    </g>
  );
}

/** Each open row lies under its booked one, so that the card is whole while it fills. */
export function Calendar({
  day,
  slots,
  summary,
  bookings,
}: HeroFigureProps & { bookings: Booking[] }) {
  const { x, y, width, height, text } = card;
  return (
    <>
      <rect className="card" x={x} y={y} width={width} height={height} rx={card.corner} />
      <path className="card-header" d={cardHeader} />
      <text className="day" x={text} y={y + 47}>
        {day}
      </text>
      <path className="row" d={rowIndexes.map(rowShape).join('')} />
      {slots.map(({ time }, index) => (
        <g key={time}>
          <text className="time" x={text} y={rowMiddle(index) + 8}>
            {time}
          </text>
          <circle className="port" cx={x} cy={rowMiddle(index)} r="8" />
        </g>
      ))}
      <path className="tally" d={rowIndexes.map(tallyMark).join('')} />
      {bookings.map((booking) => (
        <BookedRow key={booking.index} {...booking} />
      ))}
      <g className={`turn-${bookings.length}`}>
        <text className="summary lit" x={text} y={y + height - 28}>
          {summary}
        </text>
      </g>
    </>
  );
}
