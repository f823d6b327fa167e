import { expect, it } from 'vitest';
import { createSharedLayout, getLeadGridGeometry, SQUARE_PITCH } from './lead-grid-geometry';

/** Counts the squares that a path covers, row by row. */
const countSquares = (filledPath: string) =>
  [...filledPath.matchAll(/h(\d+)/g)].reduce(
    (sum, [, width]) => sum + Number(width) / SQUARE_PITCH,
    0,
  );

it.each([[[1]], [[12, 30]], [[20, 61]], [[10, 100, 200]]])(
  'draws as many squares as plans of %j leads have, in grids that fit the card',
  (leadCounts) => {
    const layout = createSharedLayout(leadCounts);
    for (const leads of leadCounts) {
      const { filledPath, width, height } = getLeadGridGeometry(leads, layout);
      expect(countSquares(filledPath)).toBe(leads);
      expect(height).toBeLessThanOrEqual(width * 0.65);
    }
  },
);

it.each([undefined, 5000])('fills a grid that runs off the card for %s leads', (leads) => {
  const layout = createSharedLayout([12, leads]);
  const { filledPath, overflows } = getLeadGridGeometry(leads, layout);
  expect(overflows).toBe(true);
  expect(countSquares(filledPath)).toBeGreaterThan(layout.rows * layout.columns);
});
