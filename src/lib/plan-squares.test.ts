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

it.each([
  [4, 'M-10 -10H310V70H-10z'],
  [0.5, 'M-10 -10H30V70H-10z'],
  [10, 'M-10 -10H790V70H-10z'],
  [12, 'M-10 -10H790V70H150V150H-10z'],
])('the contour of %d squares', (amount, path) => {
  expect(contourPath(amount, { columns: 10, size: 60, gap: 20 })).toBe(path);
});
