import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { contourPath, planSquares } from './plan-squares';

describe('planSquares', () => {
  it.each([
    [{ leads: 12, deals: 2.4, dealsToCover: 1 }, [1, 12, 2.4, 1]],
    [{ leads: 30, deals: 75, dealsToCover: 138 }, [1, 30, 30, 30]],
    [{ leads: 30, deals: 0, dealsToCover: undefined }, [1, 30, 0, 0]],
    [{ leads: 61, deals: 3, dealsToCover: 1 }, [2, 30.5, 1.5, 0.5]],
    [{ leads: 500, deals: 100, dealsToCover: 5 }, [10, 50, 10, 0.5]],
  ])('of %j', (plan, expected) => {
    const { leadsPerSquare, leads, deals, cover } = planSquares(plan);
    expect([leadsPerSquare, leads, deals, cover]).toEqual(expected);
  });

  it.prop([fc.integer({ min: 1, max: 9_999_999 })])(
    'draws few squares, of a round number',
    (leads) => {
      const squares = planSquares({ leads, deals: leads, dealsToCover: leads });
      expect(squares.leads).toBeLessThanOrEqual(60);
      expect(String(squares.leadsPerSquare)).toMatch(/^[125]0*$/);
      expect(squares.leads * squares.leadsPerSquare).toBeCloseTo(leads);
    },
  );
});

/** The area inside a closed path of horizontal and vertical lines. */
function areaOf(path: string) {
  const [, left, top] = /^M(\S+) (-?\d+)/.exec(path)?.map(Number) ?? [];
  let [x = 0, y = 0, area] = [left, top, 0];
  for (const [, command, to] of path.matchAll(/([HV])(-?[\d.]+)/g)) {
    // From the left edge, where the closing line adds nothing.
    if (command === 'V') area += (x - (left ?? 0)) * (Number(to) - y);
    if (command === 'V') y = Number(to);
    else x = Number(to);
  }
  return area;
}

it.prop([fc.double({ min: 0.01, max: 60, noNaN: true })])(
  'the contour has the area of its squares and half a gap around each',
  (amount) => {
    const area = areaOf(contourPath(amount, { columns: 10, size: 60, gap: 20 }));
    expect(area).toBeCloseTo(amount * 80 * 80);
  },
);
