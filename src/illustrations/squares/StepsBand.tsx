import { crowd, gridSize, gridSquares, type Square } from '../../lib/squares';
import { Squares } from './Squares';

const HEIGHT = 260;
const WEEK = { count: 20, columns: 5, size: 56, gap: 12 };
/** Which of the twenty hours of a week are taken, in weeks that fill. */
const weeks = [
  [0, 3, 6, 7, 9, 11, 13, 14, 17],
  [0, 1, 2, 4, 5, 6, 8, 9, 11, 12, 13, 15, 17, 18],
  [0, 1, 2, 3, 4, 5, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 18, 19],
  [...Array(WEEK.count).keys()],
].map((hours) => new Set(hours));

const CROWD_WIDTH = 1080;
const strangers: readonly Square[] = crowd({
  count: 80,
  seed: 11,
  width: CROWD_WIDTH,
  height: HEIGHT,
  sizes: [11, 15, 19, 23],
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

const week = gridSize(WEEK);
const WEEK_STEP = week.width + 2 * WEEK.gap;
const month = weeks.flatMap((filled, index) =>
  gridSquares({ ...WEEK, filled, state: 'meeting' }).map((square) => ({
    ...square,
    x: square.x + index * WEEK_STEP,
  })),
);

/**
 * The month is so large, measured on the room right of the first two columns, that the edge of the
 * window cuts the 5th, 6th, 7th, 9th, 11th or 16th column in the middle.
 */
const monthWidth =
  '[--room:calc(50vw-min(50vw-2.5rem,47.5rem)/3-1.35rem)] w-[calc(var(--room)*4.693)] lg:w-[calc(var(--room)*3.705)] xl:w-[calc(var(--room)*3.143)] min-[100rem]:w-[calc(var(--room)*2.411)] min-[120rem]:w-[calc(var(--room)*1.923)] min-[150rem]:w-[calc(var(--room)*1.299)]';

/** From edge to edge of the window: a crowd, a gate, a file, the weeks they fill; a column for each step. */
export function StepsBand() {
  return (
    <div className="mb-10 grid grid-cols-3 gap-x-8 max-[43.75rem]:hidden">
      <div className="relative">
        <Squares
          width={CROWD_WIDTH}
          height={HEIGHT}
          squares={withLeads(strangers, 17)}
          className="absolute right-0 h-full max-w-none"
        />
      </div>
      <div className="relative border-ink border-l-8">
        <Squares
          width={440}
          height={HEIGHT}
          squares={file(7)}
          fit="xMinYMid meet"
          className="absolute inset-0 size-full"
        />
      </div>
      <Squares
        width={weeks.length * WEEK_STEP}
        height={week.height}
        squares={month}
        className={`max-w-none ${monthWidth}`}
      />
    </div>
  );
}

const STRIP = 88;
const tile = { width: STRIP, height: 96 } as const;
const crowds = [5, 6, 7].map((seed) => {
  const [first, ...others] = crowd({ ...tile, count: 10, seed, sizes: [11, 15, 19] });
  return { seed, squares: first ? [{ ...first, state: 'lead' } as const, ...others] : [] };
});
const member: readonly Square[] = [{ x: 30, y: 0, size: 28, state: 'lead' }];
const uprightMonth = { count: 50, columns: 5, size: 14, gap: 4 };
const openHours = [1, 3, 5, 9, 12, 14, 16, 23, 27];
const taken = new Set(
  [...Array(uprightMonth.count).keys()].filter((hour) => !openHours.includes(hour)),
);

/** The same three parts, upright beside the steps on a phone. What does not fit whole is left out. */
const upright = [
  crowds.map(({ seed, squares }) => <Squares key={seed} {...tile} squares={squares} />),
  [...Array(10).keys()].map((place) => (
    <Squares key={place} width={STRIP} height={28} squares={member} />
  )),
  [
    <Squares
      key="month"
      {...gridSize(uprightMonth)}
      squares={gridSquares({ ...uprightMonth, filled: taken, state: 'meeting' })}
    />,
  ],
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
        className={`absolute inset-y-0 left-0 w-(--strip) pb-6 min-[43.75rem]:hidden ${step === 1 ? 'border-ink border-t-8 pt-6' : ''}`}
      >
        <div className="flex h-full flex-col flex-wrap gap-y-4 overflow-clip *:w-full">{part}</div>
      </div>
    )
  );
}
