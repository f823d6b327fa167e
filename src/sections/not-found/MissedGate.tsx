import { drawingFile } from '../../drawing/drawing-file';
import { scatter } from '../../drawing/scatter';
import { gridSquares, moved } from '../../drawing/squares';
import { Drawing } from '../../ui/Picture';

const grid = { columns: 13, size: 40, gap: 10 };
/** The first three rows have an open day each. */
const openDays = [0, grid.columns + 1, 2 * grid.columns + 2];
const days = gridSquares(4 * grid.columns, grid, (day) =>
  openDays.includes(day) ? 'open' : 'held',
);

const prospects = scatter({ count: 26, width: 190, height: 240, largest: 27, smallest: 17 });
const missed = { x: 74, y: 14, size: 54, turn: 24, state: 'lead' } as const;
const wall = { className: 'held', x: 232, width: 8, height: 142 };

/** Prospects, a gate and days behind it. */
export const missedGateFile = drawingFile('missed-gate', {
  width: 892,
  height: 420,
  squares: [...moved(prospects, 16, 162), ...moved(days, 272, 110), missed],
  surface: 'accent',
  children: (
    <>
      <rect {...wall} y={20} />
      <rect {...wall} y={262} />
      <path
        className="booked"
        strokeWidth={3}
        strokeLinecap="round"
        strokeDasharray="1 9"
        d="M226 122C214 84 182 56 138 52"
      />
    </>
  ),
});

/** One square missed the opening. Each width crops the last column to half a square. Decorative. */
export function MissedGate() {
  return (
    <Drawing
      file={missedGateFile}
      loading="eager"
      className="aspect-442/420 w-full object-cover object-left sm:aspect-642/420 lg:aspect-442/420 min-[96rem]:aspect-642/420 min-[130rem]:aspect-892/420"
    />
  );
}
