/** More squares would be too small to count. */
const MAX_SQUARES = 200;
const MIN_PLACES = 40;

/** The side of a square with rounded corners is 6: its path is 2 shorter, and its stroke is 2 wide. */
const PITCH = 7;

const getPath = (count: number, columns: number) =>
  Array.from({ length: count }, (_, index) => {
    const [row, column] = [Math.floor(index / columns), index % columns];
    return `M${column * PITCH} ${row * PITCH}h4v4h-4z`;
  }).join('');

const isDrawn = (leads: number | undefined): leads is number =>
  leads !== undefined && leads <= MAX_SQUARES;

/** Returns how many squares a plan without a number has: no fewer than the others. */
export const countPlaces = (leads: readonly (number | undefined)[]) =>
  Math.max(MIN_PLACES, ...leads.filter(isDrawn));

interface LeadSquaresProps {
  /** Without a number, or with too many to draw, full rows of squares fade out. */
  leads: number | undefined;
  places: number;
}

/** Draws a square for each lead. */
export function LeadSquares({ leads, places }: LeadSquaresProps) {
  const [wideColumns, phoneColumns] = places > 60 ? [20, 20] : [10, 15];
  const drawings = [
    { columns: wideColumns, className: 'max-sm:hidden' },
    { columns: phoneColumns, className: 'sm:hidden' },
  ];
  return drawings.map(({ columns, className }) => {
    const rows = Math.ceil((isDrawn(leads) ? leads : places) / columns);
    return (
      <svg
        key={className}
        viewBox={`-1 -1 ${columns * PITCH - 1} ${rows * PITCH - 1}`}
        strokeWidth={2}
        aria-hidden="true"
        className={`${className} ${isDrawn(leads) ? '' : 'mask-[linear-gradient(100deg,#000_40%,transparent)]'}`}
      >
        <path
          d={getPath(isDrawn(leads) ? leads : rows * columns, columns)}
          className="fill-qualified stroke-qualified"
        />
      </svg>
    );
  });
}
