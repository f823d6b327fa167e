import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { monthGrid, planMonth } from './plan-month';

const filled = (leads: number | undefined, all: readonly (number | undefined)[]) =>
  planMonth(leads, monthGrid(all)).squares.filter(({ state }) => state === 'lead');
const rightEdge = ({ squares }: ReturnType<typeof planMonth>) =>
  Math.max(...squares.map(({ x, size }) => x + size));

describe('the month of a plan', () => {
  it('runs beyond its width where the plan names no number, or more than can be counted', () => {
    for (const leads of [undefined, 5000]) {
      const month = planMonth(leads, monthGrid([12, leads]));
      expect(rightEdge(month)).toBeGreaterThan(month.width);
      expect(month.height).toBeGreaterThan(planMonth(12, monthGrid([12, leads])).height);
    }
    expect(monthGrid([5000])).toEqual(monthGrid([]));
  });

  it('sets the weeks apart', () => {
    const [first, ...others] = planMonth(12, monthGrid([12])).squares.slice(0, 10);
    const steps = others.map(({ x }, index) => x - ([first, ...others][index]?.x ?? 0));
    expect(steps.filter((step) => step > Math.min(...steps))).toEqual([steps[4]]);
  });

  it('counts and fits for any plans', () => {
    const plans = fc.array(fc.integer({ min: 1, max: 500 }), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(plans, (all) => {
        for (const leads of all) {
          const month = planMonth(leads, monthGrid(all));
          expect(filled(leads, all)).toHaveLength(leads);
          expect(rightEdge(month)).toBe(month.width);
          expect(month.height).toBeLessThanOrEqual(month.width * 0.65);
        }
      }),
      { numRuns: 200 },
    );
  });
});
