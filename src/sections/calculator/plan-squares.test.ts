import { expect, it } from 'vitest';
import { convertToSquares, getLeadsPerSquare } from './plan-squares';

it.each([
  [{ leads: 12, deals: 2.4, dealsToCover: 1 }, [1, 12, 2.4, 1]],
  [{ leads: 30, deals: 75, dealsToCover: 138 }, [1, 30, 30, 30]],
  [{ leads: 30, deals: 0, dealsToCover: undefined }, [1, 30, 0, 0]],
  [{ leads: 61, deals: 3, dealsToCover: 1 }, [10, 6.1, 0.3, 0.1]],
  [{ leads: 500, deals: 100, dealsToCover: 5 }, [10, 50, 10, 0.5]],
])('converts %j to squares', (plan, expected) => {
  const { leadSquares, dealSquares, coverSquares } = convertToSquares(plan);
  const counts = [leadSquares, dealSquares, coverSquares];
  expect([getLeadsPerSquare(plan.leads), ...counts]).toEqual(expected);
});
