import { type Box, type Form, gapOf, insideOf, sizeInRow } from './layout';

/** Heights from left to right, rising to `rows` over a width that need not be whole. */
const heightsOf = (width: number, rows: number): number[] =>
  Array.from({ length: Math.ceil(width) }, (_, index) => Math.round(rows * (1 - index / width)))
    .filter((height) => height > 0)
    .reverse();

const sum = (heights: readonly number[]): number =>
  heights.reduce((total, height) => total + height, 0);

/** The fewest rows, and so the largest squares, and then the steepest staircase that holds the count. */
function staircase(count: number, { width, height }: Box) {
  for (let rows = 1; ; rows += 1) {
    const size = Math.min(sizeInRow(height, rows), sizeInRow(width, 1));
    const pitch = size + gapOf(size);
    const most = Math.floor((width + gapOf(size)) / pitch);
    for (let steps = 1; steps <= most; steps += 0.1) {
      const heights = heightsOf(steps, rows);
      if (sum(heights) >= count) return { heights, size, pitch };
    }
  }
}

/** Takes squares away where the staircase begins. */
function trim(heights: readonly number[], excess: number): number[] {
  const trimmed = [...heights];
  for (let left = excess; left > 0; left -= 1) {
    const lowest = trimmed.findIndex((height, index) => height > (trimmed[index - 1] ?? 0));
    trimmed[lowest] = (trimmed[lowest] ?? 1) - 1;
  }
  return trimmed;
}

/** Revenue growth: columns rise to the right. */
export const columns: Form = (count, box) => {
  const inside = insideOf(box);
  const { heights, size, pitch } = staircase(count, inside);
  const right = inside.x + inside.width - size / 2 - (heights.length - 1) * pitch;
  const bottom = inside.y + inside.height - size / 2;
  const counted = trim(heights, sum(heights) - count).flatMap((height, column) =>
    Array.from({ length: height }, (_, row) => ({
      x: right + column * pitch,
      y: bottom - row * pitch,
      size,
      turn: 0,
    })),
  );
  return { counted, strangers: [], bars: [] };
};
