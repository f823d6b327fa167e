import { getSolidSquaresPath, getTicksPath, type Square } from '../../drawing/squares';
import { type Weekday, weekdays } from '../../schema/vocabulary';

/* Units: a week measures 508, five days of 92 and gaps of 12 between them. */
const day = 92;
const pitch = 104;
/** The gap above the last week, which the line runs in, is wider. */
const lineGap = 26;

/** Slots of the lead's squares, above or beside the days: their left edges and upper edge. */
const narrowStage = { prospect: 44, qualified: 199, top: 16 };
const wideStage = { prospect: -327, qualified: -125, top: 326 };

/** Move what is drawn at the origin to these slots, in whole class names for Tailwind; `crowdAlone` moves the crowd, if no lead leaves it. */
export const slotClasses = {
  prospect: '[translate:44px_16px] lg:[translate:-327px_326px]',
  qualified: '[translate:199px_16px] lg:[translate:-125px_326px]',
  crowdAlone: '[translate:520px_16px] lg:[translate:-20px_326px]',
};

/** Count days for the classes of `hero.css`. */
export const dayClasses: Record<Weekday, string> = {
  Mon: '[--day:0]',
  Tue: '[--day:1]',
  Wed: '[--day:2]',
  Thu: '[--day:3]',
  Fri: '[--day:4]',
};

export interface Meetings {
  held: number;
  booked: number;
}

/** A day: its column and its week. */
type Cell = readonly [column: number, week: number];

const inWeek = (week: number, columns: readonly number[]): Cell[] =>
  columns.map((column) => [column, week]);

/* Meetings fill days in these orders, which look scattered for few and for many. */

const fourWeeksOrder = [
  ...inWeek(0, [0, 2, 4]),
  ...inWeek(1, [1, 3]),
  ...inWeek(2, [0, 2, 4]),
  ...inWeek(1, [4]),
  ...inWeek(2, [1]),
  ...inWeek(0, [3]),
  ...inWeek(1, [2, 0]),
  ...inWeek(2, [3]),
];

function getThreeWeeksOrder(leadColumn: number): Cell[] {
  const farFromLead = [0, 1, 2, 3, 4]
    .filter((column) => column !== leadColumn)
    .sort((a, b) => Math.abs(b - leadColumn) - Math.abs(a - leadColumn));
  return [
    ...inWeek(0, [0, 1, 3]),
    ...inWeek(1, [0, 3, 4]),
    ...inWeek(2, farFromLead.slice(0, 2)),
    ...inWeek(0, [4]),
    ...inWeek(1, [1]),
    ...inWeek(0, [2]),
    ...inWeek(1, [2]),
    ...inWeek(2, farFromLead.slice(2)),
  ];
}

const corner = (x: number, y: number) => `a11 11 0 0 1 ${x} ${y}`;

const getOutline = ({ x, y }: Square) =>
  `M${x + 13} ${y + 2}h66${corner(11, 11)}v66${corner(-11, 11)}h-66${corner(-11, -11)}v-66${corner(11, -11)}z`;

/** Returns paths of empty days and of meetings. */
function getDays(order: readonly Cell[], weeks: number, { held, booked }: Meetings) {
  const toSquares = (cells: readonly Cell[]) =>
    cells.map(([column, week]) => ({
      x: column * pitch,
      y: week * pitch + (week === weeks - 1 ? lineGap - 12 : 0),
      size: day,
    }));
  const heldSquares = toSquares(order.slice(0, held));
  const taken = new Set(order.slice(0, booked).map(String));
  const allDays = Array.from({ length: weeks }, (_, week) => inWeek(week, [0, 1, 2, 3, 4])).flat();
  return {
    empty: getSolidSquaresPath(toSquares(allDays.filter((cell) => !taken.has(String(cell)))), 12),
    held: getSolidSquaresPath(heldSquares, 12),
    ticks: getTicksPath(heldSquares),
    missed: toSquares(order.slice(held, booked)).map(getOutline).join(''),
  };
}

const withoutLead = ({ held, booked }: Meetings): Meetings => ({
  held: held - 1,
  booked: booked - 1,
});

/** Begins the line at the middles of both slots. */
const startLine = ({ prospect, qualified, top }: typeof wideStage) =>
  `M${qualified + day / 2} ${top + 2}v-15M${prospect + day / 2} ${top + 2}v-3q0-12 12-12`;

/** Turns from horizontal to down. The line comes from the right with a `side` of -1. */
const turnDown = (side: number) => `q${12 * side} 0 ${12 * side} 12`;

/** Four weeks. The stage is left of the last. `leadDay` has the lead's meeting. */
export function getWideMachine(meetings: Meetings, leadDay: Weekday | undefined) {
  if (!leadDay) return { ...getDays([[3, 3], ...fourWeeksOrder], 4, meetings), line: '' };
  const column = weekdays.indexOf(leadDay);
  const center = column * pitch + day / 2;
  const line = startLine(wideStage);
  // The card hangs below Wednesday to Friday.
  const toCard = column < 2 ? 'V418q0 10 10 10H244q10 0 10 10V480' : 'V480';
  return {
    ...getDays(fourWeeksOrder, 4, withoutLead(meetings)),
    line: `${line}H${center - 12}${turnDown(1)}v3M${center} 416${toCard}`,
  };
}

/** Three weeks. The stage is above; the line goes down between Wednesday and Thursday. */
export function getNarrowMachine(meetings: Meetings, leadDay: Weekday | undefined) {
  if (!leadDay) return { ...getDays([[3, 2], ...getThreeWeeksOrder(3)], 3, meetings), line: '' };
  const column = weekdays.indexOf(leadDay);
  const center = column * pitch + day / 2;
  const gutter = 306;
  const side = Math.sign(center - gutter);
  const line = startLine(narrowStage);
  const toDay = `V357q0 12 ${12 * side} 12H${center - 12 * side}${turnDown(side)}v3`;
  return {
    ...getDays(getThreeWeeksOrder(column), 3, withoutLead(meetings)),
    line: `${line}H${gutter - 12}${turnDown(1)}${toDay}M${center} 472V540`,
  };
}
