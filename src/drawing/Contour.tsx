import type { Area } from './squares';

export interface ContourProps {
  areas: readonly Area[];
  width: number;
  /** Of the corners, inside. */
  radius: number;
  /** The class of the line, and of what it surrounds. */
  line: string;
  inside: string;
}

/** A line around areas that overlap, as two layers. Stands behind what it surrounds. */
export function Contour({ areas, width, radius, line, inside }: ContourProps) {
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
