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
    }
    expect(monthGrid([5000])).toEqual(monthGrid([]));
  });

  const plans = fc.array(fc.integer({ min: 1, max: 500 }), { minLength: 1, maxLength: 6 });
  it.prop([plans])('has a filled square for each lead, in one grid for all plans', (all) => {
    const months = all.map((leads) => planMonth(leads, monthGrid(all)));
    expect(new Set(months.map(({ squares }) => squares.length)).size).toBe(1);
    for (const [index, month] of months.entries()) {
      expect(filled(all[index], all)).toHaveLength(all[index] ?? 0);
      expect(rightEdge(month)).toBe(month.width);
      expect(month.height).toBeLessThanOrEqual(month.width * 0.65);
    }
  });
});
