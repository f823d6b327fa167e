/** Which of the five days of each of four weeks are booked: more from week to week. */
const booked = [
  [1, 0, 0, 0, 0],
  [0, 1, 0, 1, 0],
  [1, 1, 0, 1, 1],
  [1, 1, 1, 1, 1],
] as const;

const CELL = 64;
const STEP = 76;
const LEFT = 84;
const TOP = 34;

export interface WeekFigureProps {
  /** Five short names, Monday to Friday. */
  weekdays: readonly string[];
  /** Four names, first week to last. */
  weeks: readonly string[];
}

/** A month of working days that fills from week to week. Decoration beside the call to book. */
export function WeekFigure({ weekdays, weeks }: WeekFigureProps) {
  return (
    <svg
      viewBox={`0 0 ${LEFT + STEP * 5 - 12} ${TOP + STEP * 4 - 12}`}
      aria-hidden="true"
      className="w-full fill-current font-semibold font-text text-[19px] text-ink"
    >
      {weekdays.map((weekday, day) => (
        <text key={weekday} x={LEFT + day * STEP + CELL / 2} y="18" textAnchor="middle">
          {weekday}
        </text>
      ))}
      {weeks.map((name, week) => (
        <g key={name}>
          <text x="0" y={TOP + week * STEP + CELL / 2 + 6}>
            {name}
          </text>
          {weekdays.map((weekday, day) => (
            <rect
              key={weekday}
              x={LEFT + day * STEP + 1.5}
              y={TOP + week * STEP + 1.5}
              width={CELL - 3}
              height={CELL - 3}
              rx="10"
              className={booked[week]?.[day] ? '' : 'fill-none stroke-2 stroke-current'}
            />
          ))}
        </g>
      ))}
    </svg>
  );
}
