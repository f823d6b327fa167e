import { expect, it } from 'vitest';
import { createLeadGrid, createSharedLayout, PITCH } from './lead-grids';

/** Counts the squares that a path covers, row by row. */
const countSquares = (filled: string) =>
  [...filled.matchAll(/h(\d+)/g)].reduce((sum, [, width]) => sum + Number(width) / PITCH, 0);

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
