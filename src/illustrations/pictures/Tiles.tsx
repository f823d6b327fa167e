import type { MotifProps } from './motif';
import {
  createRandom,
  height,
  type Point,
  polar,
  polygon,
  range,
  rectangle,
  width,
} from './picture-geometry';

/** A square by its center, half its diagonal and its turn in degrees. */
const tile = (center: Point, half: number, turn: number): string =>
  polygon(range(4).map((corner) => polar(center, half, turn + 45 + corner * 90)));

/** Tiles that tumble toward a block at the right: the nearer, the larger, denser and straighter. */
function looseTiles(random: () => number, cell: number, reach: number) {
  return range(9 * 10).flatMap((index) => {
    const across = (index % 9) + random() * 0.7;
    const away = 1 - across / 9;
    if (random() < away * 0.5) return [];
    const place = {
      x: 10 + (across * reach) / 9,
      y: Math.floor(index / 9) * 42 + random() * 24,
    };
    const path = tile(place, cell * (0.16 + 0.29 * (1 - away)), 20 + random() * 70 * away);
    return [{ path, near: away < 0.45 }];
  });
}

/** Loose tiles tumble in and settle into the one block that is filled. */
export function Tiles({ shape, seed }: MotifProps) {
  const size = 236;
  const columns = Math.ceil(Math.sqrt(shape.count * 1.1));
  const cell = size / columns;
  const left = width - 44 - size;
  const top = height - 40 - Math.ceil(shape.count / columns) * cell;
  const block = range(shape.count).map((index) =>
    rectangle(
      left + (columns - 1 - (index % columns)) * cell,
      top + Math.floor(index / columns) * cell,
      cell * 0.86,
      cell * 0.86,
    ),
  );
  const loose = looseTiles(createRandom(seed), cell, left - 30);
  const tiles = (wanted: boolean): string =>
    loose.map(({ path, near }) => (near === wanted ? path : '')).join('');
  return (
    <>
      <path className="q" d={tiles(false)} />
      <path className="m" d={tiles(true)} />
      <path className="l" d={block.join('')} />
    </>
  );
}
