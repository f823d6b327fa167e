/**
 * The plate behind the hero: a fan of signals, one gate, one calendar.
 * Everything is computed from a few measures and a fixed hash, so that each build draws the same picture.
 */

export interface Point {
  x: number;
  y: number;
}

export const view = { width: 620, height: 520 } as const;
export const gate = { x: 306, y: 260, disc: 44, progress: 57, dial: 66.5, wall: 74 } as const;
export const card = {
  x: 428,
  y: 40,
  width: 192,
  height: 440,
  header: 72,
  corner: 14,
  text: 448,
} as const;
export const row = { first: 156, pitch: 69, height: 55, width: 174, count: 4 } as const;

/** Half the fan's opening, in degrees to either side of the horizontal. */
export const fanReach = 61;
export const ring = { inner: 104, step: 12.8, count: 15 } as const;

/** How far along a lane its bends are rounded, on the way from the gate to a row. */
const busBend = 14;
const busX = 404;

export const round = (value: number): number => Math.round(value * 10) / 10;

/** Degrees run clockwise from the left of the gate, so that 0 points at the middle of the fan. */
export function polar(radius: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return { x: gate.x - radius * Math.cos(angle), y: gate.y - radius * Math.sin(angle) };
}

export const at = ({ x, y }: Point): string => `${round(x)} ${round(y)}`;

/** An arc around the gate, clockwise; from the fan's lower edge to its upper one unless told otherwise. */
function arc(radius: number, from = -fanReach, to = fanReach): string {
  return `M${at(polar(radius, from))}A${radius} ${radius} 0 0 1 ${at(polar(radius, to))}`;
}

/** The lane of one caught signal: from its place in the fan level into the gate's opening. */
export function laneToGate(from: Point): string {
  const entry = gate.x - gate.wall;
  const pull = (entry - from.x) * 0.55;
  const leaving = at({ x: from.x + pull, y: from.y + (gate.y - from.y) * 0.3 });
  const arriving = at({ x: entry - pull * 0.7, y: gate.y });
  return `M${at(from)}C${leaving} ${arriving} ${entry} ${gate.y}H${gate.x}`;
}

export const rowMiddle = (index: number): number => row.first + index * row.pitch;

/** The lane behind the gate: out of its opening, along the bus, to the row's edge of the card. */
export function laneToRow(index: number): string {
  const y = rowMiddle(index);
  const turn = y < gate.y ? -busBend : busBend;
  const bend = `H${busX - busBend}q${busBend} 0 ${busBend} ${turn}V${round(y - turn)}q0 ${turn} ${busBend} ${turn}`;
  return `M${gate.x} ${gate.y}${bend}H${card.x}`;
}

/** Refused signals come to rest on this circle around the gate, above and below it. */
export const rest = { radius: 194, from: 66, to: 116 } as const;

const scaleRadius = ring.inner + ring.count * ring.step + 2;

/** The instrument's hairlines; ticks and marks are dashes of an arc that is as long as its degrees. */
export const scale = {
  degrees: 2 * fanReach,
  edge: arc(scaleRadius),
  hairlines: `${arc(scaleRadius)}${arc(rest.radius, rest.from, rest.to)}${arc(rest.radius, -rest.to, -rest.from)}`,
  ticks: arc(scaleRadius - 4),
  marks: arc(scaleRadius - 7),
};

/** The gate's wall is open at the left, where the lanes enter, and at the right, where they leave. */
export const wall = `${arc(gate.wall, 14, 166)}${arc(gate.wall, -166, -14)}`;

/** One part of the progress ring, clockwise from the top. */
export function quarter(index: number): string {
  const part = 360 / row.count;
  const gap = 3;
  return arc(gate.progress, 90 + index * part + gap, 90 + (index + 1) * part - gap);
}

/** A row of the calendar: square and open where it meets the card's edge, rounded where it ends. */
export function rowShape(index: number): string {
  const top = rowMiddle(index) - row.height / 2;
  const corner = 8;
  const side = row.height - 2 * corner;
  const out = `M${card.x} ${top}h${row.width - corner}q${corner} 0 ${corner} ${corner}`;
  return `${out}v${side}q0 ${corner}-${corner} ${corner}H${card.x}`;
}

function headerShape({ x, y, width, header, corner }: typeof card): string {
  const side = header - corner;
  const left = `M${x} ${y + header}v-${side}q0-${corner} ${corner}-${corner}`;
  return `${left}h${width - 2 * corner}q${corner} 0 ${corner} ${corner}v${side}z`;
}

/** The head of the card, rounded like the card at its top. */
export const cardHeader = headerShape(card);

/** The summary's rule is cut into one mark for each row. */
export function tallyMark(index: number): string {
  const gap = 4;
  const length = (row.width - 20 + gap) / row.count - gap;
  return `M${card.text + index * (length + gap)} ${card.y + card.height - 66}h${length}`;
}
