import { useId } from 'react';
import { moveToStopClasses } from './hero-geometry';

/**
 * Points of loose squares by size, from the upper left corner of the prospect's stop. The squares
 * are turned along these paths.
 */
const looseSquarePaths = {
  row: [
    [
      15,
      'M-580 84 -448 43 -506 84 -490 36 -639 82 -682 86 -286 36 -352 86 -187 85 -72 1 -175 47 -114 51 -146 5 -343 41',
    ],
    [21, 'M-277 4 -609 75 -689 12 -278 69 -229 5 -553 78 -549 8 -37 48 -42 8 -236 78'],
    [
      28,
      'M-651 5 -510 11 -526 54 -602 6 -97 77 -319 21 -204 58 -151 79 -142 40 -665 58 -626 39 -462 9 -424 70 -114 6 -57 78 -360 6',
    ],
    [36, 'M-75 36 -319 68 -250 39 -187 13 -377 59 -472 70 -416 18 -578 45'],
  ],
  margin: [
    [
      17,
      'M-520 -274 -298 -25 -330 -227 -400 -329 -374 -93 -597 -378 -334 -25 -333 -265 -456 -109 -366 -373 -580 -29 -434 -264 -458 -374 -503 -307 -555 -86 -418 -301 -635 -296 -563 -379 -453 -35 -619 -195 -599 -299 -348 -191 -574 -339 -640 -225 -624 -99 -290 -164 -629 -54 -489 -212 -522 -173 -390 -177 -320 -105',
    ],
    [
      26,
      'M-392 -270 -543 -43 -526 -120 -292 -212 -297 -326 -428 -136 -369 -227 -389 -42 -280 -120 -415 -371 -283 -70 -325 -146 -584 -121 -560 -291 -473 -273 -631 -153 -292 -278 -592 -70 -334 -68 -306 -379 -476 -158 -577 -180 -414 -90 -377 -137',
    ],
    [36, 'M-534 -225 -350 -314 -427 -209 -604 -252 -529 -349 -459 -327 -491 -70 -621 -340'],
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
      className: `max-lg:hidden ${moveToStopClasses.prospect}`,
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
      {groups.map(({ squares, className }) => (
        <g
          key={className}
          markerStart={marker}
          markerMid={marker}
          markerEnd={marker}
          className={`fill-none ${className}`}
        >
          {squares.map(([size, d]) => (
            <path key={size} d={d} strokeWidth={size} />
          ))}
        </g>
      ))}
    </>
  );
}
