import { expect, it } from 'vitest';
import {
  convertToSquares,
  DRAWING_WIDTH,
  getBracketPaths,
  getLeadsPerSquare,
  getPlanSquares,
  splitAmount,
} from './plan-squares';

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

it.each([
  [12, false],
  [12, true],
  [60, true],
])('lays out %d squares in rows of ten that do not overlap, spaced: %s', (count, isSpaced) => {
  const { squares, rowPitch, height } = getPlanSquares(count, isSpaced);
  const last = squares.at(-1);
  expect(new Set(squares.map(({ x, y }) => `${x} ${y}`)).size).toBe(count);
  expect(Math.max(...squares.map(({ x, size }) => x + size))).toBe(DRAWING_WIDTH);
  expect(rowPitch).toBeGreaterThan(squares[0]?.size ?? 0);
  expect(height).toBe((last?.y ?? 0) + (last?.size ?? 0));
});

it.each([
  [2.4, 2, 0.4],
  [3, 3, undefined],
  [0.1, 0, 0.1],
  [12, 12, undefined],
])('splits %d of 12 squares into %d whole ones and a part of %s', (amount, whole, share) => {
  const parts = splitAmount(getPlanSquares(12, false).squares, amount);
  expect(parts.whole).toHaveLength(whole);
  expect(parts.part?.share).toEqual(share && expect.closeTo(share));
});

it.each([
  ['two squares', 2, false, 'M2 18V2H146v16', undefined],
  ['half a square', 0.5, false, 'M2 18V2H30v16', undefined],
  ['a row and a square', 11, false, 'M2 18V2H820M0 86H62v16', undefined],
  ['more squares than there are', 10, true, 'M2 18V2H650', 'M652 2H820'],
])('draws the bracket above %s', (_, amount, isOpen, solid, dashed) => {
  expect(getBracketPaths(amount, isOpen, 84)).toEqual({ solid, dashed });
});
