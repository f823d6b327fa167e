const rows = [0, 1, 2, 3, 4, 5, 6] as const;
const columns = [0, 1, 2, 3, 4, 5, 6, 7] as const;

/** Signals in rank before a gate, and the one that went past it. Decoration. */
export function MissedGate() {
  return (
    <svg
      viewBox="0 0 420 420"
      aria-hidden="true"
      className="mx-auto w-full max-w-md overflow-visible"
    >
      {rows.flatMap((row) =>
        columns
          .slice(0, 4)
          .map((column) => (
            <circle
              key={`${row}-${column}`}
              cx={20 + column * 40}
              cy={60 + row * 50}
              r={3 + column}
              className="fill-ink"
            />
          )),
      )}
      <path d="M230 20V150M230 270V400" className="stroke-4 stroke-ink" />
      <path
        d="M140 210C200 210 190 70 250 44S360 40 396 96"
        className="fill-none stroke-2 stroke-ink [stroke-dasharray:2_10] [stroke-linecap:round]"
      />
      <circle cx="396" cy="110" r="18" className="fill-ink" />
      <path d="M216 210h130" className="stroke-2 stroke-ink" />
      <circle
        cx="364"
        cy="210"
        r="17"
        className="fill-none stroke-2 stroke-ink [stroke-dasharray:4_6]"
      />
    </svg>
  );
}
