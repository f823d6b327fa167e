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

/** Outlines overlapping areas as one: draws each enlarged in the line's color, then its inside. */
export function DealOutline({ areas, width, radius, line, inside }: DealOutlineProps) {
  const layer = (className: string, expansion: number) =>
    areas.map((area) => (
      <rect
        key={className + area.height}
        className={className}
        x={area.x - expansion}
        y={area.y - expansion}
        width={area.width + 2 * expansion}
        height={area.height + 2 * expansion}
        rx={radius + expansion}
      />
    ));
  return (
    <>
      {layer(line, width)}
      {layer(inside, 0)}
    </>
  );
}
