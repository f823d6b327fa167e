import { useId } from 'react';
import { positionClasses } from './hero-geometry';

/**
 * Loose squares as paths of one size each, from the upper left corner of the example lead's prospect. A marker draws
 * a square at each point, turned along the path.
 */
const looseSquarePaths = {
  row: [
    [
      15,
      'M-580 84l132-41-58 41 16-48-149 46-43 4 396-50-66 50 165-1 115-84-103 46 61 4-32-46-197 36',
    ],
    [21, 'M-277 4l-332 71-80-63 411 57 49-64-324 73 4-70 512 40-5-40-194 70'],
    [
      28,
      'M-651 5l141 6-16 43-76-48 505 71-222-56 115 37 53 21 9-39-523 18 39-19 164-30 38 61 310-64 57 72-303-72',
    ],
    [36, 'M-75 36l-244 32 69-29 63-26-190 46-95 11 56-52-162 27'],
  ],
  margin: [
    [
      17,
      'M-520-274l222 249-32-202-70-102 26 236-223-285 263 353 1-240-123 156 90-264-214 344 146-235-24-110-45 67-52 221 137-215-217 5 72-83 110 344-166-160 20-104 251 108-226-148-66 114 16 126 334-65-339 110 140-158-33 39 132-4 70 72',
    ],
    [
      26,
      'M-392-270l-151 227 17-77 234-92-5-114-131 190 59-91-20 185 109-78-135-251 132 301-42-76-259 25 24-170 87 18-158 120 339-125-300 208 258 2 28-311-170 221-101-22 163 90 37-47',
    ],
    [36, 'M-534-225l184-89-77 105-177-43 75-97 70 22-32 257-130-270'],
  ],
} as const;

/** Wide windows have loose squares in the margin, too. */
export function LooseSquares({ rowClasses }: { rowClasses: string }) {
  const id = useId();
  const marker = `url(#${id})`;
  const groups = [
    { squares: looseSquarePaths.row, className: rowClasses },
    {
      squares: looseSquarePaths.margin,
      className: `max-lg:hidden ${positionClasses.prospect}`,
    },
  ];
  return (
    <>
      <marker id={id} viewBox="-1 -1 2 2" markerWidth="2" markerHeight="2" orient="auto">
        <rect
          x="-.5"
          y="-.5"
          width="1"
          height="1"
          rx=".13"
          strokeWidth=".07"
          className="fill-none stroke-prospect"
        />
      </marker>
      <g markerStart={marker} markerMid={marker} markerEnd={marker} className="fill-none">
        {groups.map(({ squares, className }) => (
          <g key={className} className={className}>
            {squares.map(([size, d]) => (
              <path key={size} d={d} strokeWidth={size} />
            ))}
          </g>
        ))}
      </g>
    </>
  );
}
