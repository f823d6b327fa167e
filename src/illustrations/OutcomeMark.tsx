export type OutcomeMotif = 'opportunities' | 'autopilot' | 'time' | 'growth';

export interface OutcomeMarkProps {
  motif: OutcomeMotif;
}

const columns = [0, 1, 2, 3, 4, 5, 6, 7, 8] as const;
const heights = [8, 10, 9, 13, 17, 16, 24, 32, 44] as const;
const caught = new Set(['2-1', '5-2', '6-0', '8-1']);

/** Many faint signals, a few of them ready. */
function Opportunities() {
  return columns.flatMap((column) =>
    [0, 1, 2].map((row) => {
      const ready = caught.has(`${column}-${row}`);
      return (
        <circle
          key={`${column}-${row}`}
          cx={8 + column * 18}
          cy={12 + row * 20}
          r={ready ? 7 : 2.5}
          className={ready ? 'fill-leaf' : 'fill-edge'}
        />
      );
    }),
  );
}

/** The same beat, week after week. */
function Autopilot() {
  return (
    <>
      <path d="M0 54H160" className="fill-none stroke-edge stroke-1" />
      <path
        d="M4 54c0-26 32-26 32 0m0 0c0-26 32-26 32 0m0 0c0-26 32-26 32 0m0 0c0-26 32-26 32 0"
        className="fill-none stroke-leaf stroke-3"
      />
      <path d="m126 44 6 10 8-9" className="fill-none stroke-leaf stroke-3" />
      {[4, 36, 68, 100].map((x) => (
        <circle key={x} cx={x} cy="54" r="4" className="fill-ink" />
      ))}
    </>
  );
}

/** The working day, with the part that now goes to closing. */
function Time() {
  return (
    <>
      <circle cx="32" cy="32" r="29" className="fill-none stroke-edge stroke-1" />
      <path d="M32 32V3a29 29 0 1 1-25.1 43.5z" className="fill-leaf" />
      <path d="M32 32V8M32 32 14 42.400" className="fill-none stroke-ink stroke-3" />
      <path d="M78 14h82M78 32h82M78 50h82" className="fill-none stroke-rule stroke-8" />
      <path d="M78 14h26M78 32h58M78 50h74" className="fill-none stroke-ink stroke-8" />
    </>
  );
}

/** Each month a little above the last. */
function Growth() {
  return (
    <>
      <path d="M0 60H160" className="fill-none stroke-edge stroke-1" />
      {columns.map((column) => {
        const height = heights[column];
        return (
          <rect
            key={column}
            x={2 + column * 17.5}
            y={60 - height}
            width="12"
            height={height}
            className={column < 6 ? 'fill-ink' : 'fill-leaf'}
          />
        );
      })}
    </>
  );
}

const drawings = {
  opportunities: Opportunities,
  autopilot: Autopilot,
  time: Time,
  growth: Growth,
} as const;

/** A small drawing beside each benefit; the text beside it says the same. */
export function OutcomeMark({ motif }: OutcomeMarkProps) {
  const Drawing = drawings[motif];
  return (
    <svg viewBox="0 0 160 64" aria-hidden="true" className="h-16 w-40 max-w-full overflow-visible">
      <Drawing />
    </svg>
  );
}
