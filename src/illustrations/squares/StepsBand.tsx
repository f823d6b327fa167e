import { crowd, gridSize, gridSquares, type Square } from '../../lib/squares';
import { Squares } from './Squares';

const HEIGHT = 260;
const WEEK = { count: 20, columns: 5, size: 56, gap: 12 };
/** Which of the twenty hours of a week are taken, in weeks that fill. */
const weeks = [
  [0, 3, 6, 7, 9, 11, 13, 14, 17],
  [0, 1, 2, 4, 5, 6, 8, 9, 11, 12, 13, 15, 17, 18],
  [0, 1, 2, 3, 4, 5, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 18, 19],
].map((hours) => new Set(hours));

const strangers: readonly Square[] = crowd({
  count: 110,
  seed: 11,
  width: 900,
  height: HEIGHT,
  sizes: [11, 15, 20, 27],
  gathers: true,
});

/** Some of the strangers turn out to fit. */
const withLeads = (squares: readonly Square[], share: number): Square[] =>
  squares.map((square, index) => (index % share === 0 ? { ...square, state: 'lead' } : square));

const file = (count: number): Square[] =>
  Array.from({ length: count }, (_, index) => ({
    x: 40 + index * 60,
    y: 112,
    size: 36,
    state: 'lead',
  }));

const weekWidth = gridSize(WEEK).width;
const month = weeks.flatMap((filled, week) =>
  gridSquares({ ...WEEK, filled, state: 'meeting' }).map((square) => ({
    ...square,
    x: square.x + week * (weekWidth + 2 * WEEK.gap),
  })),
);

/** From edge to edge of the window: a crowd, a gate, a file, the weeks they fill; a column for each step. */
export function StepsBand() {
  return (
    <div className="mb-10 grid h-[clamp(13.75rem,15vw,18.75rem)] grid-cols-3 gap-x-8 max-lg:hidden">
      <div className="relative">
        <Squares
          width={900}
          height={HEIGHT}
          squares={withLeads(strangers, 19)}
          className="absolute right-0 h-full max-w-none"
        />
      </div>
      <div className="border-ink border-l-8">
        <Squares
          width={440}
          height={HEIGHT}
          squares={file(7)}
          fit="xMinYMid meet"
          className="size-full"
        />
      </div>
      <div className="relative">
        <Squares
          width={3 * (weekWidth + 2 * WEEK.gap)}
          height={HEIGHT}
          squares={month}
          className="absolute left-0 h-full max-w-none"
        />
      </div>
    </div>
  );
}

/** The same three parts, upright beside the steps on a narrow window; the week ends, the others run on. */
const upright = [
  {
    height: 420,
    squares: withLeads(crowd({ width: 64, height: 420, count: 44, seed: 5, sizes: [11, 15] }), 15),
  },
  {
    height: 420,
    squares: Array.from(
      { length: 8 },
      (_, index): Square => ({ x: 18, y: 36 + index * 48, size: 28, state: 'lead' }),
    ),
  },
  {
    height: 225,
    squares: gridSquares({
      count: 30,
      columns: 3,
      size: 18,
      gap: 5,
      filled: new Set([
        0, 2, 4, 6, 7, 9, 11, 12, 13, 15, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29,
      ]),
      state: 'meeting',
    }),
  },
] as const;

export interface StepPartProps {
  /** Which of the steps, from 0. */
  step: number;
}

export function StepPart({ step }: StepPartProps) {
  const part = upright[step];
  return (
    part && (
      <div
        className={`absolute inset-y-0 left-0 w-16 overflow-clip lg:hidden ${step === 1 ? 'border-ink border-t-8' : ''}`}
      >
        <Squares
          {...part}
          width={64}
          fit="xMidYMin slice"
          className={step === upright.length - 1 ? 'w-full' : 'size-full'}
        />
      </div>
    )
  );
}
