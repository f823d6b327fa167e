import { type Square, seededRandom } from '../../lib/squares';
import { Squares } from './Squares';

const SIZE = 19;
const STEP = 25;
const ROWS = 4;
const COLUMNS = 16;

/** The column of the whole strip from which on every square stands in its place. */
const SETTLED = 30;

/** One part of the strip: the further on, the better the squares stand, and the more are filled. */
function partOf(part: number, parts: number, columns: number): Square[] {
  const random = seededRandom(part + 21);
  const cells = Array.from({ length: columns * ROWS }, (_, index) => {
    const column = part * COLUMNS + Math.floor(index / ROWS);
    const row = index % ROWS;
    const loose = Math.max(0, 1 - column / SETTLED);
    const level = (ROWS + 0.5) * (column / (parts * COLUMNS)) ** 1.2;
    const isFilled = loose > 0.5 ? random() < 0.08 : ROWS - row <= level;
    const shift = () => Math.round((random() - 0.5) * 22 * loose);
    const emptyState = loose > 0 ? 'stranger' : 'open';
    return {
      x: Math.floor(index / ROWS) * STEP + shift(),
      y: row * STEP + shift(),
      size: SIZE,
      turn: Math.round((random() - 0.5) * 8 * loose) * 11,
      state: isFilled ? 'lead' : emptyState,
      isAbsent: random() < loose * 0.55,
    } as const;
  });
  return cells.filter(({ isAbsent }) => !isAbsent);
}

export interface OutcomesStripProps {
  /** Which part of the strip, from 0, and of how many. */
  part: number;
  parts: number;
}

/** A part of one strip, in which strangers become a full calendar; the last runs off the window. */
export function OutcomesStrip({ part, parts }: OutcomesStripProps) {
  const isLast = part === parts - 1;
  const columns = isLast ? 3 * COLUMNS : COLUMNS;
  return (
    <Squares
      width={columns * STEP}
      height={ROWS * STEP}
      squares={partOf(part, parts, columns)}
      className={
        isLast
          ? 'w-[300%] max-w-none lg:w-[calc(300%+6rem)]'
          : 'w-full lg:w-[calc(100%+2rem)] lg:max-w-none'
      }
    />
  );
}
