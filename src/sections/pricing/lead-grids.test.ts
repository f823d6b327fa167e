import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { leadGrid, sharedGrid } from './lead-grids';

describe('the grid of a plan', () => {
  it('is full and runs off the card if a plan has no number of leads, or too many to count', () => {
    for (const leads of [undefined, 5000]) {
      const { filled, free, width } = leadGrid(leads, sharedGrid([12, leads]));
      expect(free).toEqual([]);
      expect(filled.some(({ x }) => x >= width)).toBe(true);
    }
    expect(sharedGrid([5000])).toEqual(sharedGrid([]));
  });

  it('counts and fits for any plans', () => {
    const plans = fc.array(fc.integer({ min: 1, max: 200 }), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(plans, (months) => {
        for (const leads of months) {
          const { filled, width, height } = leadGrid(leads, sharedGrid(months));
          expect(filled).toHaveLength(leads);
          expect(height).toBeLessThanOrEqual(width * 0.65);
        }
      }),
      { numRuns: 200 },
    );
  });
});
