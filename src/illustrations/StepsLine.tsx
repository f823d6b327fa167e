const strands = [-40, -28, -17, -7, 4, 15, 27, 40] as const;

/** The first line of the second and third of three columns, gutters of 32 included. */
const SECOND = 411;
const THIRD = 821;

/** Eight strands come in, two pass the gate, one leaves: drawn across the three columns. */
export function StepsLine() {
  return (
    <svg
      viewBox="0 0 1200 110"
      aria-hidden="true"
      className="mb-8 w-full overflow-visible max-md:hidden"
    >
      {strands.map((offset, index) => {
        const kept = index === 3 || index === 4;
        const start = 55 + offset;
        const gate = 55 + offset / 6;
        const way = `M0 ${start}H150C280 ${start} 290 ${gate} ${SECOND - 20} ${gate}`;
        return (
          <path
            key={offset}
            d={kept ? `${way}H640C720 ${gate} 740 55 ${THIRD} 55` : `${way}H${SECOND}`}
            className={`fill-none ${kept ? 'stroke-3 stroke-leaf' : 'stroke-1 stroke-edge'}`}
          />
        );
      })}
      <path
        d={`M${THIRD} 55H1198M1186 44l13 11-13 11`}
        className="fill-none stroke-3 stroke-leaf"
      />
      <path d={`M${SECOND} 20v70`} className="fill-none stroke-4 stroke-ink" />
      <circle cx={THIRD + 18} cy="55" r="18" className="fill-leaf" />
      <path d={`m${THIRD + 10} 55 6 7 11-13`} className="fill-none stroke-3 stroke-paper-2" />
    </svg>
  );
}

export interface StepMarkProps {
  /** Which of the three steps, from 0. */
  step: number;
}

const marks = [
  <g key="strands">
    {[2, 7, 17, 22].map((x) => (
      <path key={x} d={`M${x} 0C${x} 34 12 34 12 64`} className="fill-none stroke-1 stroke-edge" />
    ))}
  </g>,
  <path key="gate" d="M0 18h24" className="stroke-4 stroke-ink" />,
  <g key="check">
    <circle cx="12" cy="18" r="11" className="fill-leaf" />
    <path d="m7 18 4 4.500 7-8.500" className="fill-none stroke-2 stroke-paper-2" />
  </g>,
] as const;

/** The same motion downwards, in the margin of a phone: strands, gate, check, arrow. */
export function StepMark({ step }: StepMarkProps) {
  const last = step === marks.length - 1;
  return (
    <span aria-hidden="true" className="absolute inset-y-0 left-0 w-6 md:hidden">
      <svg aria-hidden="true" className="absolute inset-0 h-full w-6 overflow-visible">
        <line x1="12" x2="12" y1="0" y2="100%" className="stroke-3 stroke-leaf" />
        {marks[step]}
      </svg>
      {last && (
        <svg viewBox="0 0 24 14" aria-hidden="true" className="absolute bottom-0 h-3.5 w-6">
          <path d="m3 2 9 10 9-10" className="fill-none stroke-3 stroke-leaf" />
        </svg>
      )}
    </span>
  );
}
