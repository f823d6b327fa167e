import { expect, it } from 'vitest';
import { createLeadGrid, createSharedLayout, PITCH } from './lead-grids';

/** Counts the squares that a path covers, whose second area repeats the rows of the first. */
function countSquares(filled: string) {
  const [first, second] = [...filled.matchAll(/h(\d+)v(\d+)/g)].map(([, width, height]) => {
    return { columns: Number(width) / PITCH, rows: Number(height) / PITCH };
  });
  if (!first) return 0;
  return first.columns * first.rows + (second ? second.columns : 0);
}

it.each([[[1]], [[12, 30]], [[20, 61]], [[10, 100, 200]]])(
  'draws as many squares as plans of %j leads have, in grids that fit the card',
  (leadCounts) => {
    const layout = createSharedLayout(leadCounts);
    for (const leads of leadCounts) {
      const { filled, width, height } = createLeadGrid(leads, layout);
      expect(countSquares(filled)).toBe(leads);
      expect(height).toBeLessThanOrEqual(width * 0.65);
    }
  },
);

it.each([undefined, 5000])('fills a grid that runs off the card for %s leads', (leads) => {
  const layout = createSharedLayout([12, leads]);
  const { filled, runsOff } = createLeadGrid(leads, layout);
  expect(runsOff).toBe(true);
  expect(countSquares(filled)).toBeGreaterThan(layout.rows * layout.columns);
});
