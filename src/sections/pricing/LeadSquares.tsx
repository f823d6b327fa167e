/** More squares would be too small to count. */
const MAX_SQUARES = 200;
const MIN_PLACES = 40;

/** The side of a square with rounded corners is 6: its path is 2 shorter, and its stroke is 2 wide. */
const PITCH = 7;

const getPath = (start: number, end: number, columns: number) =>
  Array.from({ length: end - start }, (_, index) => {
    const [row, column] = [Math.floor((start + index) / columns), (start + index) % columns];
    return `M${column * PITCH} ${row * PITCH}h4v4h-4z`;
  }).join('');

const isDrawn = (leads: number | undefined): leads is number =>
  leads !== undefined && leads <= MAX_SQUARES;

/** Returns how many places for squares each plan has, so that plans can be compared. */
export const countPlaces = (leads: readonly (number | undefined)[]) =>
  Math.max(MIN_PLACES, ...leads.filter(isDrawn));

interface LeadSquaresProps {
  /** Undefined for a plan without a number, whose squares run off the card. */
  leads: number | undefined;
  places: number;
}

/** Draws a square for each lead. On phones, places that are left are not drawn. */
export function LeadSquares({ leads, places }: LeadSquaresProps) {
  const [wideColumns, phoneColumns] = places > 60 ? [20, 20] : [10, 15];
  const drawings = [
    { columns: wideColumns, drawn: places, className: 'max-sm:hidden' },
    { columns: phoneColumns, drawn: isDrawn(leads) ? leads : places, className: 'sm:hidden' },
  ];
  return drawings.map(({ columns, drawn, className }) => {
    const rows = Math.ceil(drawn / columns);
    // With a fifth more in each row, the edge of the card cuts through a square.
    const perRow = isDrawn(leads) ? columns : Math.ceil(columns * 1.2);
    const filled = isDrawn(leads) ? leads : rows * perRow;
    return (
      <svg
        key={className}
        viewBox={`-1 -1 ${columns * PITCH - 1} ${rows * PITCH - 1}`}
        strokeWidth={2}
        aria-hidden="true"
        className={className}
      >
        <path d={getPath(0, filled, perRow)} className="fill-qualified stroke-qualified" />
        {filled < rows * columns && className === 'max-sm:hidden' && (
          <path
            d={getPath(filled, rows * columns, columns)}
            className="fill-empty stroke-empty opacity-25"
          />
        )}
      </svg>
    );
  });
}
