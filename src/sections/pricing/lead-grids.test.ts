import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { leadGrid, sharedGrid } from './lead-grids';

describe('the month of a plan', () => {
  it('is full if a plan has no number of leads, or too many to count', () => {
    for (const leads of [undefined, 5000]) {
      const { squares } = leadGrid(leads, sharedGrid([12, leads]));
      expect(new Set(squares.map(({ state }) => state))).toEqual(new Set(['qualified']));
    }
    expect(sharedGrid([5000])).toEqual(sharedGrid([]));
  });

  it('counts and fits for any plans', () => {
    const plans = fc.array(fc.integer({ min: 1, max: 500 }), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(plans, (all) => {
        for (const leads of all) {
          const { squares, width, height } = leadGrid(leads, sharedGrid(all));
          expect(squares.filter(({ state }) => state === 'qualified')).toHaveLength(leads);
          expect(height).toBeLessThanOrEqual(width * 0.65);
        }
      }),
      { numRuns: 200 },
    );
  });
});
