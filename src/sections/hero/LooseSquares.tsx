import { useId } from 'react';
import { moveToSlotClasses } from './hero-geometry';
import { looseSquarePaths } from './loose-square-paths';

interface LooseSquaresProps {
  rowClasses: string;
}

/** A row of loose squares. Wide windows have some in the margin, too. */
export function LooseSquares({ rowClasses }: LooseSquaresProps) {
  const id = useId();
  const marker = `url(#${id})`;
  const groups = [
    { squares: looseSquarePaths.row, className: rowClasses },
    {
      squares: looseSquarePaths.margin,
      className: `max-lg:hidden ${moveToSlotClasses.prospect}`,
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
