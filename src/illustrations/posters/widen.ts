import {
  type Box,
  type Form,
  gapOf,
  insideOf,
  type Placed,
  sizeInRow,
  TRAVELLER_TURN,
} from './layout';

/** To how many sides of the point squares widen. */
interface Point {
  readonly across: 1 | 2;
  readonly down: 1 | 2;
}

const middle: Point = { across: 2, down: 2 };
const side: Point = { across: 1, down: 2 };
const corner: Point = { across: 1, down: 1 };
const points = [middle, side, corner];

/** How many squares a row is longer, on each side, than the row beyond it. */
const slopes = [1, 2, 3, 4];

interface Diamond {
  /** The longest row, that of the point. */
  readonly width: number;
  /** The rows beyond it, on each side. */
  readonly reach: number;
  readonly slope: number;
  readonly size: number;
  /** Squares that the last row lacks. */
  readonly excess: number;
}

function diamondOf(count: number, reach: number, slope: number, point: Point, area: Box): Diamond {
  const { across, down } = point;
  const rows = 1 + down * reach;
  const lost = (down * across * slope * reach * (reach + 1)) / 2;
  const width = Math.ceil((count + lost) / rows);
  const size = Math.min(sizeInRow(area.width, width), sizeInRow(area.height, rows));
  return { width, reach, slope, size, excess: width * rows - lost - count };
}

/** The diamond with the largest squares whose ends are pointed and whose last row lacks few. */
function bestDiamond(count: number, point: Point, area: Box): Diamond {
  const diamonds = slopes.flatMap((slope) =>
    Array.from({ length: Math.ceil(Math.sqrt(count)) + 1 }, (_, reach) =>
      diamondOf(count, reach, slope, point, area),
    ),
  );
  const lastRow = ({ width, reach, slope }: Diamond) => width - point.across * slope * reach;
  const score = (it: Diamond) => it.size * (1 - it.excess * 0.05) * (1 - lastRow(it) / it.width);
  return diamonds
    .filter((it) => lastRow(it) > it.excess)
    .reduce((best, next) => (score(next) > score(best) ? next : best));
}

/** Seats around the point in units of a seat, row by row from the nearest edge of the box. */
function seatsOf({ width, reach, slope, excess }: Diamond, { across, down }: Point) {
  const rows = Array.from({ length: 1 + down * reach }, (_, index) => index - (down - 1) * reach);
  return rows.flatMap((row) => {
    const full = width - across * slope * Math.abs(row);
    const length = row === reach ? full - excess : full;
    const start = across === 2 ? -(full - 1) / 2 : 0;
    return Array.from({ length }, (_, index) => ({
      x: start + index,
      y: row,
      distance: Math.abs(start + index) / slope + Math.abs(row),
    }));
  });
}

/** Customer acquisition: squares widen around a point. The traveller ends the last row. */
export const widen: Form = (count, box, variant) => {
  const point = points[variant % points.length] ?? middle;
  const inside = insideOf(box);
  const best = bestDiamond(count, point, inside);
  const { size } = best;
  const pitch = size + gapOf(size);
  const left = point.across === 2 ? box.width / 2 : inside.x + size / 2;
  const top = point.down === 2 ? box.height / 2 : inside.y + size / 2;
  const seats = seatsOf(best, point);
  const place = ({ x, y }: { x: number; y: number }, turn = 0): Placed => {
    return { x: left + x * pitch, y: top + y * pitch, size, turn };
  };
  const last = seats.at(-1);
  const others = seats.slice(0, -1).sort((one, other) => one.distance - other.distance);
  const counted = others.map((seat) => place(seat));
  const tilt = size < box.height / 2 ? TRAVELLER_TURN : 0;
  return { counted: last ? [...counted, place(last, tilt)] : [], strangers: [], bars: [] };
};
