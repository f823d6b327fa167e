import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { createLeadGrid, createSharedGrid } from './lead-grids';

describe('the grid of a plan', () => {
  it('is full and runs off the card if a plan has no number of leads, or too many to count', () => {
    for (const leads of [undefined, 5000]) {
      const { filled, empty, width } = createLeadGrid(leads, createSharedGrid([12, leads]));
      expect(empty).toEqual([]);
      expect(filled.some(({ x }) => x >= width)).toBe(true);
    }
    expect(createSharedGrid([5000])).toEqual(createSharedGrid([]));
  });

  it('counts and fits for any plans', () => {
    const plans = fc.array(fc.integer({ min: 1, max: 200 }), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(plans, (months) => {
        for (const leads of months) {
          const { filled, width, height } = createLeadGrid(leads, createSharedGrid(months));
          expect(filled).toHaveLength(leads);
          expect(height).toBeLessThanOrEqual(width * 0.65);
        }
      }),
      { numRuns: 200 },
    );
  });
});
