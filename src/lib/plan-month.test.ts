import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { monthGrid, type PlanMonth, planMonth } from './plan-month';
import { gridSize } from './squares';

const filled = (month: PlanMonth) => month.cells.filter((state) => state === 'lead');
const sizeOf = ({ cells, grid }: PlanMonth) => gridSize(cells.length, grid);

describe('the month of a plan', () => {
  it('overflows the month if a plan has no number of leads, or too many to count', () => {
    for (const leads of [undefined, 5000]) {
      const month = planMonth(leads, monthGrid([12, leads]));
      const counted = planMonth(12, monthGrid([12, leads]));
      expect(sizeOf(month).width).toBe(sizeOf(counted).width);
      expect(sizeOf(month).height).toBeGreaterThan(sizeOf(counted).height);
    }
    expect(monthGrid([5000])).toEqual(monthGrid([]));
  });

  it('counts and fits for any plans', () => {
    const plans = fc.array(fc.integer({ min: 1, max: 500 }), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(plans, (all) => {
        for (const leads of all) {
          const month = planMonth(leads, monthGrid(all));
          expect(filled(month)).toHaveLength(leads);
          const { width, height } = sizeOf(month);
          expect(height).toBeLessThanOrEqual(width * 0.65);
        }
      }),
      { numRuns: 200 },
    );
  });
});
