import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { getGridSquares } from '../../drawing/squares';
import { createLeadGrid, createSharedLayout, type LeadGridLayout } from './lead-grids';

/** Returns the squares of the shared grid that are filled. */
function getFilledSquares(leads: number | undefined, layout: LeadGridLayout) {
  const { filled } = createLeadGrid(leads, layout);
  return getGridSquares(layout.rows * layout.columns, layout).filter(({ x, y, size }) =>
    filled.some(
      (area) =>
        area.x <= x &&
        area.y <= y &&
        x + size <= area.x + area.width &&
        y + size <= area.y + area.height,
    ),
  );
}

describe('the grid of a plan', () => {
  it('fills a grid that runs off the card if a plan has no number of leads, or too many to count', () => {
    for (const leads of [undefined, 5000]) {
      const layout = createSharedLayout([12, leads]);
      const { filled, width } = createLeadGrid(leads, layout);
      expect(getFilledSquares(leads, layout)).toHaveLength(layout.rows * layout.columns);
      expect(filled.some((area) => area.width > width)).toBe(true);
    }
    expect(createSharedLayout([5000])).toEqual(createSharedLayout([]));
  });

  it('draws as many squares as a plan has leads, in grids that fit the card', () => {
    const plans = fc.array(fc.integer({ min: 1, max: 200 }), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(plans, (leadCounts) => {
        for (const leads of leadCounts) {
          const layout = createSharedLayout(leadCounts);
          const { width, height } = createLeadGrid(leads, layout);
          expect(getFilledSquares(leads, layout)).toHaveLength(leads);
          expect(height).toBeLessThanOrEqual(width * 0.65);
        }
      }),
      { numRuns: 200 },
    );
  });
});
