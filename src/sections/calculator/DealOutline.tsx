import type { Area } from '../../drawing/squares';

interface DealOutlineProps {
  areas: readonly Area[];
  width: number;
  /** Inner corner radius. */
  radius: number;
  /** Class of the line, and of the area inside it. */
  line: string;
  inside: string;
}

/** Outlines the union of overlapping areas: enlarged copies in the color of the line lie below. */
export function DealOutline({ areas, width, radius, line, inside }: DealOutlineProps) {
  const layer = (className: string, more: number) =>
    areas.map((area) => (
      <rect
        key={className + area.height}
        className={className}
        x={area.x - more}
        y={area.y - more}
        width={area.width + 2 * more}
        height={area.height + 2 * more}
        rx={radius + more}
      />
    ));
  return (
    <>
      {layer(line, width)}
      {layer(inside, 0)}
    </>
  );
}
