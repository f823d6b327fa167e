import { getSolidSquaresPath, placeSquares, type Square } from '../../drawing/squares';
import type { HomeCopy } from '../../schema/copy/home';
import { type Weekday, weekdays } from '../../schema/vocabulary';

/* All lengths are in units of the drawing. A week of five days is 508 units wide. */
const SQUARE_SIZE = 92;
const SQUARE_PITCH = 104;
const grid = { columns: 5, size: SQUARE_SIZE, pitch: SQUARE_PITCH };
/** Widens the gap above the last week, because the line runs through it. */
const LINE_GAP = 14;

/** The example lead's square before its meeting: its left edge as a prospect and as a qualified lead, and the upper edge of both. */
const narrowPositions = { prospect: 44, qualified: 199, top: 16 };
const widePositions = { prospect: -351, qualified: -125, top: 326 };

/**
 * Moves a drawing to these positions. The numbers are repeated, because Tailwind finds complete class names only.
 * `allLoose` places the loose squares if there is no lead.
 */
export const positionClasses = {
  prospect: '[translate:44px_16px] lg:[translate:-351px_326px]',
  qualified: '[translate:199px_16px] lg:[translate:-125px_326px]',
  allLoose: '[translate:520px_16px] lg:[translate:-20px_326px]',
};

export type Meetings = HomeCopy['hero']['meetings'];

/* The order in which meetings fill the calendar, as indexes of days. Any number of meetings looks scattered. */

const fourWeeksOrder = [0, 2, 4, 6, 8, 10, 12, 14, 9, 11, 3, 7, 5, 13];

/** Fills the days beside the line last. */
function getThreeWeeksOrder(meetingColumn: number) {
  const lastWeek = [0, 1, 2, 3, 4]
    .filter((column) => column !== meetingColumn)
    .sort((a, b) => Math.abs(b - meetingColumn) - Math.abs(a - meetingColumn))
    .map((column) => 10 + column);
  return [0, 1, 5, 9, ...lastWeek, 4, 6, 3, 7, 8, 2];
}

const getTick = ({ x, y }: Square) => `M${x + 28} ${y + 47}l12 12 24-26`;

const getDayOutline = ({ x, y }: Square) =>
  `M${x + 13} ${y + 2}h66q11 0 11 11v66q0 11-11 11h-66q-11 0-11-11v-66q0-11 11-11z`;

function getDayPaths(order: readonly number[], dayCount: number, { held, booked }: Meetings) {
  const days = placeSquares(dayCount, grid).map((day, index) =>
    index < dayCount - grid.columns ? day : { ...day, y: day.y + LINE_GAP },
  );
  const heldDays = order.slice(0, held).flatMap((index) => days[index] ?? []);
  const missedDays = order.slice(held, booked).flatMap((index) => days[index] ?? []);
  const emptyDays = days.filter((day) => ![...heldDays, ...missedDays].includes(day));
  return {
    emptyPath: getSolidSquaresPath(emptyDays, 12),
    heldPath: getSolidSquaresPath(heldDays, 12),
    ticksPath: heldDays.map(getTick).join(''),
    missedPath: missedDays.map(getDayOutline).join(''),
  };
}

const withoutExampleLead = ({ held, booked }: Meetings): Meetings => ({
  held: held - 1,
  booked: booked - 1,
});

const getLineStart = ({ prospect, qualified, top }: typeof widePositions) =>
  `M${qualified + SQUARE_SIZE / 2} ${top + 2}v-15M${prospect + SQUARE_SIZE / 2} ${top + 2}v-3a12 12 0 0 1 12-12`;

/** Turns a line from horizontal to down. `side` is 1 if it comes from the left, -1 from the right. */
const getDownTurn = (side: number) => `a12 12 0 0 ${side > 0 ? 1 : 0} ${12 * side} 12`;

/** Returns the paths of four weeks and of the example lead's line. The lead's squares are left of the last week. */
export function getWideCalendarPaths(meetings: Meetings, meetingWeekday: Weekday | undefined) {
  if (!meetingWeekday)
    return { ...getDayPaths([18, ...fourWeeksOrder], 20, meetings), linePath: '' };
  const column = weekdays.indexOf(meetingWeekday);
  const center = column * SQUARE_PITCH + SQUARE_SIZE / 2;
  const line = getLineStart(widePositions);
  // The card is below Wednesday to Friday, so the line turns right from Monday and Tuesday.
  const toCard = column < 2 ? 'V418a10 10 0 0 0 10 10H244a10 10 0 0 1 10 10V540' : 'V540';
  return {
    ...getDayPaths(fourWeeksOrder, 20, withoutExampleLead(meetings)),
    linePath: `${line}H${center - 12}${getDownTurn(1)}v3M${center} 416${toCard}`,
  };
}

/**
 * Returns the paths of three weeks and of the example lead's line. The lead's squares are above the weeks. The line goes
 * down between Wednesday and Thursday.
 */
export function getNarrowCalendarPaths(meetings: Meetings, meetingWeekday: Weekday | undefined) {
  if (!meetingWeekday)
    return { ...getDayPaths([13, ...getThreeWeeksOrder(3)], 15, meetings), linePath: '' };
  const column = weekdays.indexOf(meetingWeekday);
  const center = column * SQUARE_PITCH + SQUARE_SIZE / 2;
  const gutter = 306;
  const side = Math.sign(center - gutter);
  const line = getLineStart(narrowPositions);
  const toDay = `V357a12 12 0 0 ${side > 0 ? 0 : 1} ${12 * side} 12H${center - 12 * side}${getDownTurn(side)}v3`;
  return {
    ...getDayPaths(getThreeWeeksOrder(column), 15, withoutExampleLead(meetings)),
    linePath: `${line}H${gutter - 12}${getDownTurn(1)}${toDay}M${center} 472V540`,
  };
}
